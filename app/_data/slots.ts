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

  /** A slot, at once or when one is free; null where too many wait already, or it takes too long. */
  async take(): Promise<Release | null> {
    if (this.taken < this.limits.most) this.taken++;
    else if (this.waiting.length >= this.limits.queue || !(await this.wait())) return null;
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

  private wait(): Promise<boolean> {
    return new Promise((resolve) => {
      const go = (): void => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(go), 1);
        resolve(false);
      }, this.limits.waitMs);
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
