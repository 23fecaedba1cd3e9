import type { Line } from "./socket";

/** Whoever keeps our tables. A server and a worker of this page speak the same wire. */
export interface Home {
  ask(path: string, request: RequestInit): Promise<Response>;
  connect(match: string): Line;
}

/** Whether this page is on its own: its tables are in it, and nobody else can come. */
export const alone = typeof document !== "undefined" && "home" in document.documentElement.dataset;

const server: Home = {
  ask: (path, request) => fetch(`/api${path}`, request),
  connect: (match) => new WebSocket(socketAddress(match)) as unknown as Line,
};

const found: Promise<Home> | null = alone
  ? import("../offline/home").then((page) => page.home)
  : null;

export const home: Home = found
  ? {
      ask: async (path, request) => (await found).ask(path, request),
      connect: (match) => later(found.then((page) => page.connect(match))),
    }
  : server;

/** The address of a match's socket on the server that this page came from. */
function socketAddress(match: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${match}`;
}

/** A line that is there before whoever answers it is. */
function later(found: Promise<Line>): Line {
  const line: Line = {
    send: (text) => void found.then((real) => real.send(text)),
    close: () => void found.then((real) => real.close()),
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  void found.then((real) => {
    real.onopen = (event) => line.onopen?.(event);
    real.onmessage = (event) => line.onmessage?.(event);
    real.onclose = (event) => line.onclose?.(event);
  });
  return line;
}
