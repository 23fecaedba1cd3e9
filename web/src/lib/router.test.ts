import { describe, expect, it } from "vitest";
import { read, readAfterHash, replayAddress } from "./router.svelte";

describe("addresses", () => {
  it.each([
    ["/", "", "", { page: "home" }],
    ["/new/last_ember", "", "", { page: "new", game: "last_ember" }],
    ["/match/abc", "", "", { page: "match", id: "abc" }],
    ["/match/abc/", "", "", { page: "match", id: "abc" }],
    ["/join", "", "#t0k-en", { page: "join", token: "t0k-en" }],
    ["/join/abc", "", "#t0k-en", { page: "join", token: "t0k-en" }],
    ["/match/abc/replay", "", "", { page: "replay", id: "abc", at: null, seat: null }],
    ["/match/abc/replay", "?at=12&seat=1", "", { page: "replay", id: "abc", at: 12, seat: 1 }],
    ["/match/abc/replay", "?at=-1&seat=x", "", { page: "replay", id: "abc", at: null, seat: null }],
    [
      "/rules/last_ember",
      "",
      "#EMBER-MOVE-01",
      { page: "rules", game: "last_ember", rule: "EMBER-MOVE-01" },
    ],
    ["/settings", "", "", { page: "settings" }],
    ["/match", "", "", { page: "lost" }],
    ["/match/abc/other", "", "", { page: "lost" }],
    ["/%E0%A4%A", "", "", { page: "lost" }],
  ])("%s%s%s", (path, query, hash, route) => {
    expect(read(path, query, hash)).toEqual(route);
  });

  it.each([
    ["", { page: "home" }],
    ["#/", { page: "home" }],
    ["#/match/abc", { page: "match", id: "abc" }],
    ["#/match/abc/replay?at=7&seat=1", { page: "replay", id: "abc", at: 7, seat: 1 }],
    ["#/rules/last_ember#EMBER-1", { page: "rules", game: "last_ember", rule: "EMBER-1" }],
  ])("after the hash: %s", (hash, route) => {
    expect(readAfterHash(hash)).toEqual(route);
  });

  it("of a moment leads back to it", () => {
    const url = new URL(replayAddress("abc", 7, 0), "http://here");
    expect(read(url.pathname, url.search)).toEqual({ page: "replay", id: "abc", at: 7, seat: 0 });
    expect(replayAddress("abc")).toBe("/match/abc/replay");
  });
});
