import { describe, expect, it } from "vitest";
import { isWhole, panned, pinched, revealed, settled, whole, zoomed, type Frame } from "./view";

const frame: Frame = { map: { width: 1000, height: 500 }, room: { width: 500, height: 500 } };
/** Where a point of the map is seen. */
const seen = (view: ReturnType<typeof whole>, x: number, y: number) => [
  x * view.scale + view.x,
  y * view.scale + view.y,
];

describe("a map in its room", () => {
  it("is seen as a whole at first, in the middle", () => {
    const view = whole(frame);
    expect(view).toEqual({ scale: 0.5, x: 0, y: 125 });
    expect(isWhole(view, frame)).toBe(true);
  });

  it("keeps what is under the pointer there while one zooms", () => {
    const view = zoomed(whole(frame), 3, { x: 100, y: 250 }, frame);
    expect(view.scale).toBe(1.5);
    expect(seen(view, 200, 250)).toEqual([100, 250]);
  });

  it("is never smaller than as a whole, nor larger than makes sense", () => {
    const at = { x: 250, y: 250 };
    expect(zoomed(whole(frame), 0.1, at, frame)).toEqual(whole(frame));
    expect(zoomed(whole(frame), 100, at, frame).scale).toBe(2);
  });

  it("shows no empty edge where there is more to see", () => {
    const near = zoomed(whole(frame), 4, { x: 250, y: 250 }, frame);
    const corner = panned(near, { x: 9999, y: 9999 }, frame);
    expect([corner.x, corner.y]).toEqual([0, 0]);
    const other = panned(near, { x: -9999, y: -9999 }, frame);
    expect(seen(other, 1000, 500)).toEqual([500, 500]);
  });

  it("stays in the middle where it is smaller than the room", () => {
    const near = zoomed(whole(frame), 1.5, { x: 250, y: 250 }, frame);
    expect(panned(near, { x: 0, y: 80 }, frame).y).toBe(62.5);
  });

  it("fits a new room", () => {
    const near = zoomed(whole(frame), 2, { x: 0, y: 0 }, frame);
    const small = { ...frame, room: { width: 200, height: 200 } };
    const view = settled(near, small);
    expect(view.scale).toBe(0.8);
    expect(view.x).toBeLessThanOrEqual(0);
  });
});

describe("bringing a place into sight", () => {
  const near = zoomed(whole(frame), 4, { x: 0, y: 250 }, frame);

  it("moves as little as needed", () => {
    const [x] = seen(revealed(near, { x: 500, y: 250 }, 20, frame), 500, 250);
    expect(x).toBe(500 - 20 * near.scale);
  });

  it("moves nothing where it is seen already", () => {
    expect(revealed(near, { x: 125, y: 250 }, 20, frame)).toEqual(near);
  });
});

describe("two fingers", () => {
  it("zoom by how far they go apart, around their middle", () => {
    const view = pinched(
      whole(frame),
      [
        { x: 200, y: 250 },
        { x: 300, y: 250 },
      ],
      [
        { x: 150, y: 250 },
        { x: 350, y: 250 },
      ],
      frame,
    );
    expect(view.scale).toBe(1);
    expect(seen(view, 500, 250)).toEqual([250, 250]);
  });

  it("pan by where their middle goes", () => {
    const near = zoomed(whole(frame), 4, { x: 250, y: 250 }, frame);
    const fingers = (x: number) =>
      [
        { x, y: 200 },
        { x, y: 300 },
      ] as const;
    expect(pinched(near, fingers(250), fingers(280), frame).x).toBe(near.x + 30);
  });
});
