import type { Plugin } from "vite";

/** Leaves out the older form of each font: whoever runs this client reads the newer one. */
export function newFonts(): Plugin {
  return {
    name: "new-fonts",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const [name, file] of Object.entries(bundle)) {
          if (name.endsWith(".woff")) delete bundle[name];
          else if (name.endsWith(".css") && file.type === "asset")
            file.source = String(file.source).replaceAll(/,\s*url\([^)]*\.woff\)[^,;}]*/g, "");
        }
      },
    },
  };
}
