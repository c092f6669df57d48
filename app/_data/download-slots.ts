import { busy, type Release, Slots } from "./request-slots";

/** Each holds a connection, some of the board in memory and what the network has not taken yet. */
const slots = new Slots({ most: 8, queue: 32, waitMs: 20_000 });
/** So long a download waits for somebody who takes nothing of it. */
const IDLE_MS = 60_000;

/**
 * Answers in one of the slots of downloads; the slot is held until the answer is sent, or its reader leaves or takes
 * nothing for a minute.
 * @param left the signal of the request, aborted when its sender leaves
 * @param answer makes the answer
 * @returns the answer, or 503 where too many wait
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

/** Lets others be served between two pieces: one that is read from the board comes without a pause of its own. */
const othersServed = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

interface Hold {
  readonly release: Release;
  readonly left: AbortSignal;
  readonly idleMs: number;
}

/** A body as it is, which gives the slot back when it ends in any way; one piece is read ahead of its reader at most. */
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
          controller.error(new Error("the download was left, or taken too slowly"));
          void reader.cancel().catch(() => {});
        };
        // Whoever has left takes nothing, not even the first piece.
        idle = setTimeout(drop, idleMs);
        left.addEventListener("abort", drop, { once: true });
        if (left.aborted) drop();
      },
      pull: async (controller) => {
        clearTimeout(idle);
        try {
          await othersServed();
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
