import { expect, test } from "vitest";
import { besides } from "./stageRoom";

const rect = (top: number, bottom: number) => ({ top, bottom }) as DOMRectReadOnly;

test("a stage stands below a place that is high up, and above one that is low", () => {
  expect(besides(rect(100, 200), rect(0, 390))).toEqual({ top: 200, height: 190 });
  expect(besides(rect(250, 350), rect(20, 390))).toEqual({ top: 20, height: 230 });
});

test("a place that sticks out of its board leaves no room on that side", () => {
  expect(besides(rect(-30, 360), rect(0, 390))).toEqual({ top: 360, height: 30 });
});
