import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { type LoadKind, type LoadNames, nextRequest } from "./load-requests";
import { SeededRandom } from "./seeded-random";

/** One answered or failed request. */
export interface Sample {
  readonly kind: LoadKind;
  readonly path: string;
  /** Milliseconds from sending to the last byte of the response. */
  readonly ms: number;
  /** Status, or 0 if the connection broke. */
  readonly status: number;
}

/** Pause of a client between two requests: a person reads for a moment. Milliseconds. */
const PAUSE_MS = { least: 500, most: 3500 };
const TIMEOUT_MS = 60_000;

/** Sends requests like one visitor until the given time; connections are kept open as in a browser. */
export async function runClient(
  base: string,
  names: LoadNames,
  { seed, until }: { readonly seed: number; readonly until: number },
  onSample: (sample: Sample) => void,
): Promise<void> {
  const random = new SeededRandom(seed);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const pause = (): number => PAUSE_MS.least + random.next() * (PAUSE_MS.most - PAUSE_MS.least);
  // Clients do not start at the same moment.
  await sleep(random.next() * PAUSE_MS.most);
  while (performance.now() < until) {
    const { kind, path, body } = nextRequest(random, names);
    const start = performance.now();
    const status = await send(agent, base + path, body).catch(() => 0);
    onSample({ kind, path, ms: performance.now() - start, status });
    await sleep(pause());
  }
  agent.destroy();
}

function send(agent: Agent, url: string, body: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { "Accept-Encoding": "gzip", Accept: body === undefined ? "text/html,*/*" : "application/json" };
    const method = body === undefined ? "GET" : "POST";
    const sent = request(url, { agent, method, headers, timeout: TIMEOUT_MS }, (response) => {
      response.on("error", reject);
      response.on("end", () => resolve(response.statusCode ?? 0));
      response.resume();
    });
    sent.on("timeout", () => sent.destroy(new Error("no response")));
    sent.on("error", reject);
    sent.end(body);
  });
}
