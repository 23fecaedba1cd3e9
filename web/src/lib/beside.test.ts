import { expect, it } from "vitest";
import { placeBeside, placeOutside } from "./beside";

const ROOM = { width: 400, height: 800 };
const SAID = { width: 200, height: 50 };
const thing = (left: number, top: number) => ({ left, top, bottom: top + 40, width: 40 });

it("stands above the thing, in its middle", () => {
  expect(placeBeside(thing(180, 300), SAID, ROOM)).toEqual({ left: 100, top: 242 });
});

it("stays within the edges", () => {
  expect(placeBeside(thing(0, 300), SAID, ROOM).left).toBe(8);
  expect(placeBeside(thing(380, 300), SAID, ROOM).left).toBe(192);
});

it("goes below where there is no room above, but never below a finger", () => {
  expect(placeBeside(thing(180, 20), SAID, ROOM).top).toBe(68);
  expect(placeBeside(thing(180, 20), SAID, ROOM, true).top).toBe(8);
});

it("stands outside what must stay in sight: beside it, else below it", () => {
  const map = { left: 0, top: 0, right: 150, bottom: 300 };
  expect(placeOutside(map, thing(60, 100), SAID, ROOM)).toEqual({ left: 158, top: 100 });
  expect(placeOutside(map, thing(60, 780), SAID, ROOM)?.top).toBe(742);
  expect(placeOutside({ ...map, right: 390 }, thing(60, 100), SAID, ROOM)).toEqual({
    left: 8,
    top: 308,
  });
  expect(placeOutside({ ...map, right: 390, bottom: 760 }, thing(60, 100), SAID, ROOM)).toBeNull();
});
