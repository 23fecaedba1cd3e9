import { start, type Files } from "./engine";

export type ToBots = { files: Files; compiled: WebAssembly.Module } | { question: string };

let thinker: Promise<(question: string) => string>;

onmessage = async ({ data }: MessageEvent<ToBots>) => {
  if ("files" in data) {
    const engine = start(data.files, data.compiled);
    thinker = engine.then(({ python }) => python.pyimport("emberkeep.page.main").answer);
  } else postMessage((await thinker)(data.question));
};
