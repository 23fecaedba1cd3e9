import type { Plugin } from "vite";
import icons from "@iconify-json/game-icons/icons.json" with { type: "json" };

const PREFIX = "icon:";

/**
 * Lets code import one icon by name: `import skull from "icon:skull-crown"` is the inside of its SVG.
 * Only the icons that are imported end up in the build; all are drawn on a square of 512.
 */
export function gameIcons(): Plugin {
  return {
    name: "game-icons",
    enforce: "pre",
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : null;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const name = id.slice(PREFIX.length + 1);
      const icon = (icons.icons as Record<string, { body: string } | undefined>)[name];
      if (!icon) throw new Error(`There is no icon ${name} in game-icons.`);
      return `export default ${JSON.stringify(icon.body)};`;
    },
  };
}
