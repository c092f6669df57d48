/** Gives a slot back; calling it twice does no harm. */
export type Release = () => void;

/** How many may work at once, how many may wait, and how long. */
export interface SlotLimits {
  readonly most: number;
  readonly queue: number;
  readonly waitMs: number;
}

/** Seconds after which one may ask again where all slots are taken. */
const RETRY_S = 10;

/** A number of slots for work that takes memory, and a queue in front of them. */
export class Slots {
  private taken = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly limits: SlotLimits) {}

  /**
   * A slot, at once or when one is free; null where too many wait already, it takes too long, or whoever waits has left.
   * @param left aborted when whoever waits leaves
   */
  async take(left?: AbortSignal): Promise<Release | null> {
    if (left?.aborted) return null;
    if (this.taken < this.limits.most) this.taken++;
    else if (this.waiting.length >= this.limits.queue || !(await this.wait(left))) return null;
    let isHeld = true;
    return () => {
      if (isHeld) this.pass();
      isHeld = false;
    };
  }

  /** The slot of one that ends goes to the next that waits. */
  private pass(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.taken--;
  }

  private wait(left: AbortSignal | undefined): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (got: boolean): void => {
        clearTimeout(timer);
        left?.removeEventListener("abort", giveUp);
        resolve(got);
      };
      const go = (): void => end(true);
      const giveUp = (): void => {
        this.waiting.splice(this.waiting.indexOf(go), 1);
        end(false);
      };
      const timer = setTimeout(giveUp, this.limits.waitMs);
      left?.addEventListener("abort", giveUp, { once: true });
      this.waiting.push(go);
    });
  }
}

/**
 * The answer where no slot is free: 503 with the time after which to ask again.
 * @param what is done in the slots: "downloads"
 */
export function busy(what: string): Response {
  const error = `too many ${what} at once; try again in ${RETRY_S} seconds`;
  return Response.json(
    { error },
    { status: 503, headers: { "Retry-After": String(RETRY_S), "Cache-Control": "no-store" } },
  );
}
