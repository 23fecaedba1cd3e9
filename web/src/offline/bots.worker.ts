import { start } from "./engine";

type Asked = { base: string } | { question: string };

let thinker: Promise<(question: string) => string>;

onmessage = async ({ data }: MessageEvent<Asked>) => {
  if ("base" in data)
    thinker = start(data.base).then((python) => python.pyimport("emberkeep.page.main").answer);
  else postMessage((await thinker)(data.question));
};
