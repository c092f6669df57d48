/** Releases a slot; idempotent. */
export type Release = () => void;

/** Maximum number of concurrent and of waiting requests, and the maximum wait. */
export interface SlotLimits {
  readonly most: number;
  readonly queue: number;
  readonly waitMs: number;
}

/** Value of the Retry-After header in seconds. */
const RETRY_S = 10;

/** Semaphore with a bounded queue, for work that takes memory. */
export class Slots {
  private taken = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly limits: SlotLimits) {}

  /**
   * Acquires a slot, waiting if none is free. Resolves to null if the queue is full, the wait is too long or the client
   * disconnects.
   * @param left aborted when the client disconnects
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

  /** Passes a released slot to the next in the queue. */
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
 * Returns the response if no slot is free: 503 with Retry-After.
 * @param what kind of work in the message: "downloads"
 */
export function busy(what: string): Response {
  const error = `too many ${what} at once; try again in ${RETRY_S} seconds`;
  return Response.json(
    { error },
    { status: 503, headers: { "Retry-After": String(RETRY_S), "Cache-Control": "no-store" } },
  );
}
