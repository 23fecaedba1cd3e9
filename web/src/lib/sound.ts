import { settings } from "./settings.svelte";

/** A few short cues, made of plain tones: [frequency, start, length] in Hz and seconds. */
const CUES = {
  turn: [
    [392, 0, 0.16],
    [523, 0.12, 0.26],
  ],
  move: [[196, 0, 0.07]],
  battle: [
    [98, 0, 0.22],
    [147, 0.05, 0.18],
  ],
  chat: [[660, 0, 0.08]],
  join: [
    [330, 0, 0.12],
    [440, 0.1, 0.12],
    [660, 0.2, 0.3],
  ],
  end: [
    [262, 0, 0.3],
    [330, 0.14, 0.3],
    [392, 0.28, 0.5],
  ],
} as const satisfies Record<string, readonly (readonly [number, number, number])[]>;

export type Cue = keyof typeof CUES;

let context: AudioContext | null = null;

/** Play a cue, if sound is on and the browser lets us. */
export function play(cue: Cue): void {
  if (!settings.sound || typeof AudioContext === "undefined" || document.hidden) return;
  // Browsers keep us silent until the first click or key: till then cues would pile up.
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const now = context.currentTime;
  for (const [frequency, start, length] of CUES[cue]) tone(context, frequency, now + start, length);
}

function tone(audio: AudioContext, frequency: number, start: number, length: number): void {
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.type = "triangle";
  source.frequency.value = frequency;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.12, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  source.connect(volume).connect(audio.destination);
  source.start(start);
  source.stop(start + length + 0.02);
}
