import { describe, expect, it } from "vitest";
import recorded from "../../../fixtures/ascension_tactics_words.json";
import { speaking } from "../../lib/testing/words";
import { schemeName } from "./names";
import { summarise } from "./summary";
import type { TacticsContext, TacticsView } from "./types";

const view = recorded.views.turn as unknown as TacticsView;
const context = { view, you: 0, names: [] } as unknown as TacticsContext;

describe("what happened since one last chose", () => {
  speaking("ascension_tactics", "en");

  it("names schemes of villains without the sign of the player", () => {
    const [scheme] = summarise([{ kind: "scheme", facts: { scheme: "twin-advance" } }], context);

    expect(scheme!.text).toContain(schemeName("twin-advance"));
    expect(scheme!.seat).toBeNull();
  });
});
