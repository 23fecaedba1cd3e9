import { describe, expect, it } from "vitest";
import type { Line, SceneRole } from "./story";
import { lastOf, partsOf, Scenes, scenesIn, Sheets, tellingOf } from "./telling";

const line = (at: number, scene: SceneRole | null = null): Line => ({
  text: `deed ${at}`,
  touched: [],
  kind: "deed",
  seat: null,
  at,
  until: at + 1,
  scene,
});
const shape = (...roles: (SceneRole | null)[]) =>
  scenesIn(roles.map((role, at) => line(at, role))).map(({ at, within = [] }) => [
    at,
    ...within.map((each) => each.at),
  ]);

const lines = (many: number) => Array.from({ length: many }, (_, at) => line(at));

describe("sheets", () => {
  const filled = (sheets: readonly Line[][]) => sheets.map((sheet) => sheet.length);

  it("hold some lines each, in their order", () => {
    const sheets = new Sheets().of(lines(45));
    expect(filled(sheets)).toEqual([20, 20, 5]);
    expect(sheets.flat().map(({ at }) => at)).toEqual(lines(45).map(({ at }) => at));
  });

  it("begin with a plain line", () => {
    const told = lines(23);
    told[20] = line(20, "tells");
    told[21] = { ...told[21]!, heading: { level: "round", number: 2 } };
    expect(filled(new Sheets().of(told))).toEqual([22, 1]);
  });

  it("stay the same while others are filled, and until a line on them changes", () => {
    const [sheets, told] = [new Sheets(), lines(45)];
    const [first, second, third] = sheets.of(told);
    const after = sheets.of([...told, line(45)]);
    expect(after[0]).toBe(first);
    expect(after[1]).toBe(second);
    expect(after[2]).not.toBe(third);
    expect(sheets.of([line(0), ...told.slice(1)])[0]).not.toBe(first);
  });

  it("are the last ones, with as many lines as are wanted", () => {
    const sheets = new Sheets().of(lines(45));
    expect(filled(lastOf(sheets, 5))).toEqual([5]);
    expect(filled(lastOf(sheets, 6))).toEqual([20, 5]);
    expect(filled(lastOf(sheets, 300))).toEqual([20, 20, 5]);
  });
});

describe("scenes", () => {
  it("are told by their outcome, with what led to it and what followed", () => {
    expect(shape(null, "opens", "opens", "tells", "follows", null)).toEqual([
      [0],
      [3, 1, 2, 4],
      [5],
    ]);
  });

  it("that are still open are told line by line", () => {
    expect(shape("opens", "opens")).toEqual([[0], [1]]);
    expect(shape("opens", null, "tells")).toEqual([[0], [1], [2]]);
  });

  it("stay the same lines until something follows", () => {
    const scenes = new Scenes();
    const lines = [line(0, "opens"), line(1, "tells"), line(2, "follows")];
    const [first] = scenes.in(lines);
    expect(scenes.in([...lines, line(3)])[0]).toBe(first);
    expect(scenes.in([...lines, line(3, "follows")])[0]!.within).toHaveLength(3);
    expect(scenes.in([lines[0]!, { ...lines[1]!, text: "other words" }])[0]).not.toBe(first);
  });

  it("have nothing that follows from another one", () => {
    expect(shape("follows", "tells", "opens", "follows")).toEqual([[0], [1], [2], [3]]);
  });
});

describe("the pieces of a line", () => {
  const marks = {
    names: [
      { name: "Mors", hue: "red" },
      { name: "Mors the Elder", hue: "blue" },
    ],
    signs: [{ say: (number: number) => `${number} ${number === 1 ? "bone" : "bones"}`, icon: "B" }],
  };

  it("are names in their colours, and signs for what is counted", () => {
    expect(partsOf("Mors receives: 2 bones, 1 gold.", marks)).toEqual([
      { text: "Mors", hue: "red" },
      { text: " receives: " },
      { text: "2 bones", icon: "B" },
      { text: ", 1 gold." },
    ]);
  });

  it("keep what is lost together with its minus", () => {
    expect(partsOf("Mors: -9 bones.", marks)).toEqual([
      { text: "Mors", hue: "red" },
      { text: ": " },
      { text: "-9 bones", icon: "B" },
      { text: "." },
    ]);
    expect(partsOf("1-2 bones", marks).at(-1)).toEqual({ text: "2 bones", icon: "B" });
  });

  it("are whole words, the longest first", () => {
    expect(partsOf("Mors the Elder meets Morsel.", marks)).toEqual([
      { text: "Mors the Elder", hue: "blue" },
      { text: " meets Morsel." },
    ]);
    expect(partsOf("1 bonesaw", marks)).toEqual([{ text: "1 bonesaw" }]);
    expect(partsOf("Nobody keeps Mors Hall.", marks)).toEqual([
      { text: "Nobody keeps Mors Hall." },
    ]);
  });

  it("always make up the line", () => {
    for (const text of ["", "12 bones", "Mors", "against Mors: 1 bone"])
      expect(
        partsOf(text, marks)
          .map((part) => part.text)
          .join(""),
      ).toBe(text);
  });
});

it("finds the line that tells an event", () => {
  expect(tellingOf([line(0), line(3)], 2)?.at).toBe(0);
  expect(tellingOf([line(0), line(3)], 3)?.at).toBe(3);
});
