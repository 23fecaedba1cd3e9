import type { Attachment } from "svelte/attachments";
import type { Point, Size } from "./geometry";
import {
  isWhole,
  panned,
  pinched,
  revealed,
  settled,
  whole,
  zoomed,
  type Frame,
  type View,
} from "./view";

const FAR_ENOUGH = 6;
const STEP = 1.4;
const WHEEL = 0.0015;
/** A trackpad that is pinched sends a wheel with small numbers. */
const PINCH = 0.01;

/** Where one looks at a map, and the gestures that change it. */
export class Camera {
  room = $state.raw<Size>({ width: 0, height: 0 });
  #map: () => Size;
  #looked = $state.raw<View | null>(null);
  /** Whether it moves by itself, and not under a finger. */
  gliding = $state(false);

  constructor(map: () => Size) {
    this.#map = map;
  }

  get #frame(): Frame {
    return { map: this.#map(), room: this.room };
  }

  /** As a whole, until somebody looks closer; a change of the room keeps what is seen in it. */
  readonly view = $derived.by<View>(() => {
    return this.#looked ? settled(this.#looked, this.#frame) : whole(this.#frame);
  });
  readonly whole = $derived(isWhole(this.view, this.#frame));

  #look(view: View, gliding: boolean): void {
    this.gliding = gliding;
    this.#looked = isWhole(view, this.#frame) ? null : view;
  }

  showAll(): void {
    this.#look(whole(this.#frame), true);
  }

  /** Look closer or from farther away, at a point of the map. */
  zoom(closer: boolean, at: Point = this.centre): void {
    const { scale, x, y } = this.view;
    const seen = { x: at.x * scale + x, y: at.y * scale + y };
    this.#look(zoomed(this.view, closer ? STEP : 1 / STEP, seen, this.#frame), true);
  }

  /** Whether a point of the map is in sight. */
  sees(point: Point): boolean {
    const { scale, x, y } = this.view;
    const inside = (at: number, long: number) => at >= 0 && at <= long;
    const { width, height } = this.room;
    return inside(point.x * scale + x, width) && inside(point.y * scale + y, height);
  }

  reveal(point: Point, margin: number): void {
    if (this.room.width) this.#look(revealed(this.view, point, margin, this.#frame), true);
  }

  /** The point of the map in the middle of what is seen. */
  get centre(): Point {
    const { scale, x, y } = this.view;
    return { x: (this.room.width / 2 - x) / scale, y: (this.room.height / 2 - y) / scale };
  }

  /** Lets a map be dragged, pinched and zoomed by the wheel. A drag is no click. */
  readonly gestures: Attachment<HTMLElement> = (element) => {
    const fingers = new Map<number, Point>();
    let start: Point | null = null;
    let dragging = false;

    const local = ({ clientX, clientY }: MouseEvent): Point => {
      const box = element.getBoundingClientRect();
      const zoom = box.width / element.offsetWidth || 1; // the board may be drawn smaller
      return { x: (clientX - box.left) / zoom, y: (clientY - box.top) / zoom };
    };
    const down = (event: PointerEvent) => {
      if (event.pointerType === "mouse" && event.button !== 0) return;
      fingers.set(event.pointerId, local(event));
      if (fingers.size === 1) [start, dragging] = [local(event), false];
    };
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before || !start) return;
      const at = local(event);
      if (!dragging && fingers.size === 1) {
        if (Math.hypot(at.x - start.x, at.y - start.y) < FAR_ENOUGH) return;
        if (this.whole) return; // there is nothing to pan: the page may scroll
      }
      if (!dragging) element.setPointerCapture(event.pointerId);
      dragging = true;
      fingers.set(event.pointerId, at);
      const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, each]) => each);
      this.#look(
        other
          ? pinched(this.view, [before, other], [at, other], this.#frame)
          : panned(this.view, { x: at.x - before.x, y: at.y - before.y }, this.#frame),
        false,
      );
    };
    const up = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      if (fingers.size === 0 && event.type === "pointercancel") dragging = false;
    };
    const click = (event: MouseEvent) => {
      if (!dragging || event.detail === 0) return; // keys click as well
      dragging = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const wheel = (event: WheelEvent) => {
      const before = this.view;
      const factor = Math.exp(-event.deltaY * (event.ctrlKey ? PINCH : WHEEL));
      this.#look(zoomed(before, factor, local(event), this.#frame), false);
      if (this.view.scale !== before.scale) event.preventDefault();
    };
    const on = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up };
    for (const [name, listen] of Object.entries(on))
      element.addEventListener(name, listen as EventListener);
    element.addEventListener("click", click, { capture: true });
    element.addEventListener("wheel", wheel, { passive: false });
    return () => {
      for (const [name, listen] of Object.entries(on))
        element.removeEventListener(name, listen as EventListener);
      element.removeEventListener("click", click, { capture: true });
      element.removeEventListener("wheel", wheel);
    };
  };
}
