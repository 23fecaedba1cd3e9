import type { components } from "./wire.generated";

type Schemas = components["schemas"];

export type Catalogue = Schemas["Catalogue"];
export type GameInfo = Schemas["GameInfo"];
export type ModeInfo = Schemas["ModeInfo"];
export type KnobInfo = Schemas["KnobInfo"];
export type Setting = KnobInfo["values"][number];
export type Me = Schemas["Me"];
export type Wish = Schemas["Wish"];
export type NewMatch = Schemas["NewMatch"];
export type MatchInfo = Schemas["MatchInfo"];
export type Matches = Schemas["Matches"];
export type Link = Schemas["Link"];
export type Joined = Schemas["Joined"];
/** What a link offers, before one sits down. */
export type Invitation = Schemas["Invitation"];
export type Seek = Schemas["Seek"];
export type Sought = Schemas["Sought"];
export type Status = MatchInfo["status"];
/** What everybody is told about a seat. */
export type SeatLine = Schemas["SeatLine"];
export type Frame = Schemas["Frame"];
export type RuleInfo = Schemas["RuleInfo"];
export type Rules = Schemas["Rules"];
export type Told = Schemas["Told"];
export type WhyNot = Schemas["WhyNot"];
export type Odds = Schemas["Odds"];
/** What a seat has to decide; `codes` are all its answers. */
export type Ask = Schemas["AskInfo"];
/** One way to answer a payment of several questions at one go. */
export type Way = Schemas["WayInfo"];
/** What of an ask the words need. */
export type Question = Pick<Ask, "seat" | "prompt" | "about" | "codes">;
export type SeatInfo = Schemas["SeatInfo"];
export type StoryEvent = Schemas["EventInfo"];
/** Why something cannot be chosen now: a rule by its number, an id for the words, their facts. */
export type Obstacle = { [part in keyof WhyNot]: NonNullable<WhyNot[part]> };
export type Refusal = Schemas["Refusal"];
export type Reason = Refusal["reason"];
export type ChatLine = Schemas["ChatLine"];
export type UndoInfo = Schemas["UndoInfo"];
export type EndInfo = Schemas["EndInfo"];
export type TimeLeft = Schemas["TimeLeft"];
export type Clock = Schemas["Clock"];
export type ResultInfo = Schemas["ResultInfo"];
export type Luck = Schemas["Luck"];
export type Welcome = Schemas["Welcome"];
export type Push = Schemas["Push"];
export type Presence = Schemas["Presence"];
export type ServerMessage =
  | Welcome
  | Push
  | Presence
  | Schemas["Ack"]
  | Schemas["Refused"]
  | Schemas["Pong"]
  | Schemas["Bye"];
export type ClientMessage =
  | Schemas["Hello"]
  | Schemas["Take"]
  | Schemas["Choose"]
  | Schemas["Undo"]
  | Schemas["Consent"]
  | Schemas["Resign"]
  | Schemas["ProposeEnd"]
  | Schemas["AnswerEnd"]
  | Schemas["Say"]
  | Schemas["Ping"];
/** A message that the server stores once, however often it is sent. */
export type Keyed = Extract<ClientMessage, { key: string }>;
