import { busy, type Release, Slots } from "./request-slots";

/** Each download holds a connection, part of the board and its unsent data in memory. */
const slots = new Slots({ most: 8, queue: 32, waitMs: 20_000 });
/** A download is cancelled if its client reads nothing for this long. */
const IDLE_MS = 60_000;

/**
 * Runs a download in a slot. The slot is released when the response is sent, or when the client disconnects or reads
 * nothing for a minute.
 * @param left the signal of the request, aborted when the client disconnects
 * @param answer creates the response
 * @returns the response, or 503 if too many downloads are waiting
 */
export async function inDownloadSlot(
  left: AbortSignal,
  answer: () => Promise<Response>,
  from: Slots = slots,
  idleMs = IDLE_MS,
): Promise<Response> {
  const release = await from.take(left);
  if (release === null) return busy("downloads");
  try {
    const response = await answer();
    if (response.body === null) {
      release();
      return response;
    }
    return new Response(held(response.body, { release, left, idleMs }), response);
  } catch (error) {
    release();
    throw error;
  }
}

/** Time that downloads use before other requests are served, in milliseconds: short for a page. */
const TURN_MS = { least: 20, most: 80 };
/** Share of the time of other requests that downloads use in their next turn, so that they finish on a busy server. */
const TURN_SHARE = 0.25;

let turnEnd = 0;
let nextTurn: Promise<void> | null = null;

/**
 * Lets other requests be served when the time of this turn is over: reading the board is synchronous, so all downloads
 * together work for a limited time in each turn of the event loop.
 */
export async function waitForTurn(): Promise<void> {
  const endedAt = performance.now();
  if (endedAt < turnEnd) return;
  nextTurn ??= new Promise((resolve) => {
    setImmediate(() => {
      const start = performance.now();
      turnEnd = start + Math.min(Math.max((start - endedAt) * TURN_SHARE, TURN_MS.least), TURN_MS.most);
      nextTurn = null;
      resolve();
    });
  });
  await nextTurn;
}

interface Hold {
  readonly release: Release;
  readonly left: AbortSignal;
  readonly idleMs: number;
}

/** Wraps a body so that its end, in any way, releases the slot. Reads at most one chunk ahead. */
function held(body: ReadableStream<Uint8Array>, { release, left, idleMs }: Hold): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let idle: ReturnType<typeof setTimeout> | undefined;
  let drop = (): void => {};
  const end = (): void => {
    clearTimeout(idle);
    left.removeEventListener("abort", drop);
    release();
  };
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        drop = () => {
          end();
          controller.error(new Error("the download was cancelled or too slow"));
          void reader.cancel().catch(() => {});
        };
        // The client may have disconnected before the first chunk.
        idle = setTimeout(drop, idleMs);
        left.addEventListener("abort", drop, { once: true });
        if (left.aborted) drop();
      },
      pull: async (controller) => {
        clearTimeout(idle);
        try {
          await waitForTurn();
          const { value, done } = await reader.read();
          if (done) {
            end();
            return controller.close();
          }
          controller.enqueue(value);
        } catch (error) {
          end();
          throw error;
        }
        idle = setTimeout(drop, idleMs);
      },
      cancel: async (reason) => {
        end();
        await reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}
