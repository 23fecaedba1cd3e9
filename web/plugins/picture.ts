import { crc32, deflateSync } from "node:zlib";

/** The icon as we drew it: a crown that shades from top to bottom, on a rounded square. */
interface Drawing {
  size: number;
  round: number;
  ground: number[];
  shade: { at: number; colour: number[] }[];
  shapes: [number, number][][];
}

const FINE = 4; // each pixel is the mean of so many squared
const SAFE = 0.8; // what a mask never cuts off

/** Draw our icon as PNG; one that may be masked fills its square, and has its crown in the middle. */
export function picture(svg: string, pixels: number, masked = false): Uint8Array {
  const drawing = read(svg);
  const rows = Array.from({ length: pixels }, (_, y) => [
    0,
    ...Array.from({ length: pixels }, (_, x) => pixel(drawing, x, y, pixels, masked)).flat(),
  ]);
  return png(pixels, Uint8Array.from(rows.flat()));
}

/** Read the few words of SVG that our icon uses. */
function read(svg: string): Drawing {
  const found = (pattern: RegExp) => pattern.exec(svg)!.slice(1);
  const [size] = found(/viewBox="0 0 (\d+)/).map(Number);
  const [round] = found(/rx="(\d+)"/).map(Number);
  const [left, top] = found(/translate\((\d+) (\d+)\)/).map(Number);
  const shade = [...svg.matchAll(/offset="([\d.]+)" stop-color="#(\w+)"/g)];
  return {
    size: size!,
    round: round!,
    ground: colour(found(/<rect[^>]*fill="#(\w+)"/)[0]!),
    shade: shade.map(([, at, code]) => ({ at: Number(at), colour: colour(code!) })),
    shapes: shapes(found(/ d="([^"]+)"/)[0]!, left!, top!),
  };
}

const colour = (code: string) => [0, 2, 4].map((at) => parseInt(code.slice(at, at + 2), 16));

/** Follow a path of straight lines. */
function shapes(path: string, left: number, top: number): [number, number][][] {
  const all: [number, number][][] = [];
  let [x, y] = [left, top];
  for (const [, kind, words] of path.matchAll(/([MLhvZz])([^MLhvZz]*)/g)) {
    const [first = 0, second = 0] = words!.trim().split(/\s+/).map(Number);
    if (kind === "M") all.push([]);
    if (kind === "M" || kind === "L") [x, y] = [left + first, top + second];
    else if (kind === "h") x += first;
    else if (kind === "v") y += first;
    else continue;
    all.at(-1)!.push([x, y]);
  }
  return all;
}

/** Mix the colours of the points within a pixel. */
function pixel(drawing: Drawing, x: number, y: number, pixels: number, masked: boolean): number[] {
  const scale = drawing.size / pixels / FINE;
  const seen: number[][] = [];
  for (let part = 0; part < FINE * FINE; part += 1) {
    const [across, down] = [(part % FINE) + 0.5, Math.floor(part / FINE) + 0.5];
    const found = point(drawing, (x * FINE + across) * scale, (y * FINE + down) * scale, masked);
    if (found) seen.push(found);
  }
  const mean = [0, 1, 2].map((channel) => seen.reduce((sum, each) => sum + each[channel]!, 0));
  const solid = Math.max(seen.length, 1);
  return [...mean.map((sum) => Math.round(sum / solid)), (255 * seen.length) / (FINE * FINE)];
}

/** The colour of one point; null outside the picture. */
function point(drawing: Drawing, x: number, y: number, masked: boolean): number[] | null {
  const { size, round, ground, shapes } = drawing;
  const edge = (value: number) => Math.max(round - value, value - (size - round), 0);
  if (!masked && Math.hypot(edge(x), edge(y)) > round) return null;
  const middle = size / 2;
  const [u, v] = masked ? [middle + (x - middle) / SAFE, middle + (y - middle) / SAFE] : [x, y];
  return shapes.some((shape) => inside(shape, u, v)) ? shaded(drawing, v) : ground;
}

function inside(shape: [number, number][], x: number, y: number): boolean {
  let within = false;
  shape.forEach(([x1, y1], at) => {
    const [x2, y2] = shape[(at + 1) % shape.length]!;
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) within = !within;
  });
  return within;
}

function shaded({ shade, shapes }: Drawing, y: number): number[] {
  const heights = shapes.flat().map(([, height]) => height);
  const [top, foot] = [Math.min(...heights), Math.max(...heights)];
  const at = (y - top) / (foot - top);
  const next = Math.max(
    shade.findIndex((each) => each.at >= at),
    1,
  );
  const [before, after] = [shade[next - 1]!, shade[next]!];
  const part = (at - before.at) / (after.at - before.at);
  return before.colour.map((value, channel) => value + part * (after.colour[channel]! - value));
}

function png(pixels: number, content: Uint8Array): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(pixels, 0);
  head.writeUInt32BE(pixels, 4);
  head.set([8, 6], 8); // eight bits for each of red, green, blue and how much is seen
  const start = Buffer.from([0x89, ...Buffer.from("PNG\r\n"), 0x1a, 0x0a]);
  const parts = [chunk("IHDR", head), chunk("IDAT", deflateSync(content)), chunk("IEND")];
  return Buffer.concat([start, ...parts]);
}

function chunk(name: string, content: Uint8Array = new Uint8Array()): Buffer {
  const body = Buffer.concat([Buffer.from(name), content]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}
