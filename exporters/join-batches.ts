import type { Claim } from "@/lib/claim/claim";
import type { ClaimIterable } from "./format";

const BATCH = 100;

/** Yields the text of a hundred claims at once: each value of a generator takes a few turns of the microtask queue. */
export async function* joinBatches(claims: ClaimIterable, toText: (claim: Claim) => string): AsyncGenerator<string> {
  let text = "";
  let count = 0;
  for await (const claim of claims) {
    text += toText(claim);
    if (++count % BATCH > 0) continue;
    yield text;
    text = "";
  }
  if (text !== "") yield text;
}
