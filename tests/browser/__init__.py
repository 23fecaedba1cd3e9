"""A package, so that the browser that its tests share ends with it."""
