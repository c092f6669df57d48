import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { type LoadKind, type LoadNames, nextRequest } from "./load-requests";
import { SeededRandom } from "./seeded-random";

/** One answered or failed request. */
export interface Sample {
  readonly kind: LoadKind;
  readonly path: string;
  /** Time of the request, from `performance.now`. */
  readonly at: number;
  /** Milliseconds from sending to the last byte of the response, and to its first one. */
  readonly ms: number;
  readonly firstByteMs: number;
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
  { seed, until, reviews }: { readonly seed: number; readonly until: number; readonly reviews: number },
  onSample: (sample: Sample) => void,
): Promise<void> {
  const random = new SeededRandom(seed);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const cookies = new CookieJar();
  const pause = (): number => PAUSE_MS.least + random.next() * (PAUSE_MS.most - PAUSE_MS.least);
  // Clients do not start at the same moment.
  await sleep(random.next() * PAUSE_MS.most);
  while (performance.now() < until) {
    const { kind, path, body } = nextRequest(random, names, reviews);
    const start = performance.now();
    const { status, firstByteAt } = await send({ agent, cookies }, base + path, body).catch(() => FAILED);
    const ms = performance.now() - start;
    onSample({ kind, path, at: start, ms, firstByteMs: firstByteAt === null ? ms : firstByteAt - start, status });
    await sleep(pause());
  }
  agent.destroy();
}

/** Keeps cookies until they expire, as a browser does: after a change, the server answers with current data. */
class CookieJar {
  private readonly cookies = new Map<string, number>();

  /** Stores the values of `Set-Cookie`. */
  store(values: readonly string[] = []): void {
    for (const value of values) {
      const seconds = Number(/; Max-Age=(\d{1,9})/i.exec(value)?.[1] ?? 0);
      this.cookies.set(value.split(";")[0] ?? "", performance.now() + seconds * 1000);
    }
  }

  /** Returns the header `Cookie`; empty without cookies. */
  toHeader(): string {
    return [...this.cookies].flatMap(([cookie, expires]) => (expires > performance.now() ? [cookie] : [])).join("; ");
  }
}

interface Connection {
  readonly agent: Agent;
  readonly cookies: CookieJar;
}

interface Answer {
  readonly status: number;
  readonly firstByteAt: number | null;
}
const FAILED: Answer = { status: 0, firstByteAt: null };

function send({ agent, cookies }: Connection, url: string, body: string | undefined): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const cookie = cookies.toHeader();
    const headers = {
      "Accept-Encoding": "gzip",
      Accept: body === undefined ? "text/html,*/*" : "application/json",
      ...(cookie !== "" && { Cookie: cookie }),
    };
    const method = body === undefined ? "GET" : "POST";
    const sent = request(url, { agent, method, headers, timeout: TIMEOUT_MS }, (response) => {
      cookies.store(response.headers["set-cookie"]);
      response.on("error", reject);
      let firstByteAt: number | null = null;
      response.once("data", () => {
        firstByteAt = performance.now();
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, firstByteAt }));
    });
    sent.on("timeout", () => sent.destroy(new Error("no response")));
    sent.on("error", reject);
    sent.end(body);
  });
}
