import { api } from "./api";
import { home } from "./home";
import { MatchSocket, type Line } from "./socket";
import { beatsOf, type Beat } from "./beats";
import { sharing } from "./sharing";
import { Stories } from "./stories";
import type { Line as StoryLine } from "./story";
import { TableModel } from "./table.svelte";
import type {
  ChatLine,
  EndInfo,
  Luck,
  MatchInfo,
  Me,
  Obstacle,
  Push,
  Reason,
  ResultInfo,
  SeatLine,
  ServerMessage,
  Status,
  StoryEvent,
  TimeLeft,
  UndoInfo,
  WhyNot,
} from "./wire";

/** How a change is shown. The table page lets pieces fly and keeps the focus. */
export type Painter = (change: () => void) => Promise<void> | void;

const NO_END: EndInfo = { asked: null, waiting: [], given_up: [] };
const NOTHING_TO_UNDO: UndoInfo = { can: [], asked: null, waiting: [] };
const MOST_WAITING = 6;

/** A match as it is played in this browser: the table, and everything said around it. */
export class MatchModel {
  readonly table = new TableModel();
  info = $state.raw<MatchInfo | null>(null);
  me = $state.raw<Me | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  undo = $state.raw<UndoInfo>(NOTHING_TO_UNDO);
  end = $state.raw<EndInfo>(NO_END);
  clocks = $state.raw<TimeLeft[]>([]);
  curtain = $state<number | null>(null);
  mine = $state.raw<number[]>([]);
  result = $state.raw<ResultInfo | null>(null);
  /** Whether the match is over and another part of its campaign follows. */
  goesOn = $state(false);
  luck = $state.raw<Luck | null>(null);
  frozen = $state<string | null>(null);
  status = $state<Status>("running");
  choices = $state(0);
  watching = $state(0);
  online = $state(false);
  /** Whether the line was lost after it had been open. */
  lost = $state(false);
  refused = $state.raw<{ reason: Reason; message: string } | null>(null);
  /** How many events there were before each of the viewer's last choices. */
  chosen = $state.raw<number[]>([]);
  /** Whether what happened is being played; the question waits for it. */
  staged = $state(false);
  /** The number of the question that was answered and not yet acknowledged by a new one. */
  answered = $state<number | null>(null);

  /** Called with what is new after each push is shown; the next push waits for it. */
  told: (news: StoryEvent[], push: Push) => Promise<void> | void = () => undefined;
  chatted: (lines: ChatLine[]) => void = () => undefined;
  /** Called with what happened to the seats while one was there. */
  seated: (changes: SeatLine[]) => void = () => undefined;
  paint: Painter = (change) => change();
  /** Plays a beat, before the next one or the next question is shown. */
  stage: (beat: Beat, waiting: number) => Promise<void> | void = () => undefined;
  /** Whether numbers are counted before one's eyes, and not just there. */
  counting: () => boolean = () => false;
  /** Whether a line is told; else the board alone shows what happened. */
  tells: (line: StoryLine) => boolean = () => true;
  /** Whether what happened is played at all; else only where it led to is shown. */
  playing: () => boolean = () => false;

  readonly #socket: MatchSocket;
  readonly #stories = new Stories();
  /** The number of the last question that was answered, where several were at one go. */
  #ahead = 0;
  /** Payments made at one go: the first question of each, by its last one. */
  readonly #paid = new Map<number, number>();
  /** The question to go back to, while such a payment is taken back choice by choice. */
  #back = Infinity;
  /** The question that is really open, while the answers to several are on their way. */
  #open: Push["ask"] = null;
  #waiting: Push[] = [];
  #showing = false;
  /** Whether a push was shown before: what happened earlier is no news. */
  #here = false;
  #reasons = new Map<string, Promise<WhyNot | null>>();
  #previews = new Map<string, Promise<unknown>>();

  constructor(
    readonly id: string,
    connect: () => Line = () => home.connect(id),
  ) {
    this.#socket = new MatchSocket(connect, {
      message: (message) => this.#hear(message),
      state: (open) => {
        this.online = open;
        this.lost = !open;
      },
    });
    this.table.send = (...codes) => this.#choose(codes);
    this.table.take = (seat) => this.take(seat);
    this.table.takeBack = () => this.takeBack();
    this.table.whyNot = (code) => this.#whyNot(code);
    this.table.preview = (thing) => this.#preview(thing);
  }

  async open(): Promise<void> {
    this.info = await api.match(this.id);
    this.table.components = await api.components(this.info.game).catch(() => ({}));
    this.#socket.open();
  }

  close(): void {
    this.#waiting = [];
    this.#socket.close();
  }

  hurry(): void {
    this.#socket.hurry();
  }

  take(seat: number | null): void {
    this.#socket.take(seat);
  }

  say(text: string): void {
    this.#socket.send({ type: "say", text });
  }

  takeBack(): boolean {
    const last = (this.table.ask?.number ?? this.#ahead + 1) - 1;
    this.#back = this.#paid.get(last) ?? Infinity;
    return this.#undo();
  }

  #undo(): boolean {
    const seat = this.undoable;
    if (seat !== null) this.#socket.send({ type: "undo", seat });
    return seat !== null;
  }

  /** Take back the rest of a payment that was made at one go, once a choice of it is taken back. */
  #goBack(before: number): void {
    const now = this.table.ask?.number ?? before;
    if (now <= this.#back) this.#back = Infinity;
    else if (now < before && this.#back < Infinity) this.#undo();
  }

  consent(agree: boolean): void {
    this.#socket.send({ type: "consent", agree });
  }

  resign(seat: number): void {
    this.#socket.send({ type: "resign", seat });
  }

  proposeEnd(seat: number): void {
    this.#socket.send({ type: "propose-end", seat });
  }

  answerEnd(agree: boolean): void {
    this.#socket.send({ type: "answer-end", agree });
  }

  /** The first event that happened since the viewer's last choice. */
  readonly since = $derived(this.chosen.at(-1) ?? 0);

  /** The seat whose last choice we could take back. */
  get undoable(): number | null {
    const { you } = this.table;
    if (you !== null && this.undo.can.includes(you)) return you;
    return this.mine.length === 1 ? (this.undo.can[0] ?? null) : null;
  }

  /** Answer the question, and those that follow it; they have the next numbers. */
  #choose(codes: readonly string[]): void {
    const { ask } = this.table;
    if (!ask || this.answered === ask.number) return;
    this.answered = ask.number;
    this.#ahead = ask.number + codes.length - 1;
    this.#back = Infinity;
    if (codes.length > 1) this.#paid.set(this.#ahead, ask.number);
    else this.#paid.delete(ask.number);
    this.refused = null;
    codes.forEach((code, at) =>
      this.#socket.send({ type: "choose", seat: ask.seat, number: ask.number + at, code }),
    );
  }

  /** Whether the answer to a question is on its way already, behind the one that is shown. */
  #answers(ask: Push["ask"]): boolean {
    const { answered, table } = this;
    if (answered === null || ask === null || ask.seat !== table.ask?.seat) return false;
    return ask.number > answered && ask.number <= this.#ahead;
  }

  /** Ask why something cannot be chosen, once for each state of the table. */
  async #whyNot(code: string): Promise<Obstacle | null> {
    const { you, ask } = this.table;
    if (you === null || !ask) return null;
    const asked = this.#reasons.get(code) ?? api.whyNot(this.id, you, code).catch(() => null);
    this.#reasons.set(code, asked);
    const found = await asked;
    return found?.key ? { rule: found.rule ?? "", key: found.key, args: found.args } : null;
  }

  /** Look ahead from a thing on the board, once for each state of the table. */
  async #preview(thing: string): Promise<unknown> {
    const { you } = this.table;
    if (you === null) return null;
    const asked = this.#previews.get(thing) ?? api.preview(this.id, you, thing).catch(() => null);
    this.#previews.set(thing, asked);
    return asked;
  }

  #hear(message: ServerMessage): void {
    if (message.type === "welcome") {
      this.info = message.match;
      this.me = message.me;
    } else if (message.type === "push") {
      this.#waiting.push(unlent(message));
      void this.#show();
    } else if (message.type === "presence") {
      this.watching = message.watching;
      this.table.seats = this.table.seats.map((seat) => ({
        ...seat,
        online: message.online.includes(seat.seat),
      }));
    } else if (message.type === "refused") {
      this.#refuse(message.reason, message.message);
    }
  }

  #refuse(reason: Reason, message: string): void {
    if (reason === "too-fast" || reason === "busy") return;
    this.answered = null;
    if (this.#open) this.table.ask = this.#open;
    if (reason !== "stale") this.refused = { reason, message }; // what is open now comes by itself
  }

  async #show(): Promise<void> {
    if (this.#showing) return;
    this.#showing = true;
    for (let push = this.#waiting.shift(); push; push = this.#waiting.shift()) {
      if (this.#waiting.length < MOST_WAITING) await this.#play(push).catch(complain);
      await this.#apply(push).catch(complain);
    }
    this.#showing = false;
  }

  /** Play what led to a push, beat by beat, on the board as it was; no question is open then. */
  async #play(push: Push): Promise<void> {
    const { table } = this;
    const follows = push.you === table.you && table.view !== null && push.since > 0;
    if (!follows || push.story.length === 0 || this.#answers(push.ask) || !this.playing()) return;
    this.staged = true;
    this.undo = push.undo; // what can no longer be taken back is not offered until all is told
    const story = this.#stories.add(push.you, push.since, push.story);
    let told = push.since;
    for (const beat of beatsOf(push, table.game?.story, table.context)) {
      if (!this.playing()) return;
      await this.paint(() => {
        table.view = sharing(beat.view, table.view);
        table.story = story.slice(0, push.since + beat.told);
        table.ask = null;
        table.awaited = [];
        table.telling = beat.telling && this.tells(beat.telling.line) ? beat.telling : null;
        table.counting = table.counts && this.counting() ? told : null;
      });
      await this.stage(beat, this.#waiting.length);
      table.counting = null;
      told = push.since + beat.told;
    }
  }

  async #apply(push: Push): Promise<void> {
    const { table } = this;
    const before = push.you === table.you ? table.story : [];
    const last = table.ask?.number ?? this.#ahead + 1;
    this.#reasons.clear();
    this.#previews.clear();
    const story = this.#stories.add(push.you, push.since, push.story);
    await this.paint(() => {
      table.view = sharing(push.view, table.view);
      table.you = push.you;
      table.seats = push.seats;
      table.story = story;
      table.awaited = push.awaited;
      this.#open = push.ask;
      const ours = this.#answers(push.ask);
      if (!ours) this.#put(push.ask);
      table.telling = null;
      table.counting = null;
      this.staged = false;
      this.chosen = push.chosen;
      this.curtain = push.curtain;
      this.mine = push.mine;
      this.undo = push.undo;
      this.end = push.end;
      this.clocks = push.clocks;
      this.result = push.result;
      this.goesOn = push.goes_on;
      this.luck = push.luck;
      this.frozen = push.frozen;
      this.status = push.status;
      this.choices = push.choices;
      if (push.chat.length > 0) this.chat = joined(this.chat, push.chat);
      if (push.changes.length > 0) table.changes = joined(table.changes, push.changes);
      if (!ours && push.ask?.number !== this.answered) this.answered = null;
    });
    this.#goBack(last);
    const news = before.length > 0 || push.since > 0 ? story.slice(push.since) : [];
    if (push.chat.length > 0) this.chatted(push.chat);
    if (this.#here && push.changes.length > 0) this.seated(push.changes);
    this.#here = true;
    await this.told(news, push);
  }

  #put(ask: Push["ask"]): void {
    if (ask?.number !== this.table.ask?.number) this.table.armed = null;
    this.table.ask = ask;
  }
}

/** What fails holds up nothing that comes behind it. */
const complain = (error: unknown): void => console.error(error);

/** What a bot is asked that plays for us is not asked of us. */
function unlent(push: Push): Push {
  const lent = push.seats.some(({ seat, kind }) => seat === push.ask?.seat && kind === "bot");
  return lent ? { ...push, ask: null } : push;
}

function joined<T extends { seq: number }>(old: T[], news: T[]): T[] {
  const known = new Set(old.map((line) => line.seq));
  return [...old, ...news.filter((line) => !known.has(line.seq))];
}
