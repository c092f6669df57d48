import { setTimeout as wait } from "node:timers/promises";
import { describeRequestError, parseRetryAfter, readBody } from "./response";
import { InvalidResponseError, PermanentRequestError, type Service } from "./service";

export interface ClientOptions {
  /** User-Agent header. */
  readonly userAgent: string;
  /** Stops all requests when aborted. */
  readonly signal: AbortSignal;
  /** Timeout of one request in milliseconds. */
  readonly timeout: number;
  /** Called before a retry, with the reason and the delay. */
  readonly onWait: (reason: string, ms: number) => void;
  /** Base URL on this machine that replaces the service, for tests. */
  readonly base?: string | undefined;
  readonly sleep?: (ms: number) => Promise<void>;
}

/** Requests a path and returns the result of `read` on the response; retries transient failures. */
export type SendRequest = <T>(path: string, read: (answer: string) => T) => Promise<T>;

const MAX_ATTEMPTS = 5;
const FIRST_WAIT_MS = 1_000;
/** Longer requested delays end the command. */
const MAX_WAIT_MS = 120_000;
const MAX_REDIRECTS = 3;

/** A failure that may not occur on a retry. */
class TransientError extends Error {
  constructor(
    message: string,
    /** Delay requested by the service. */
    readonly retryAfterMs: number | null = null,
  ) {
    super(message);
  }
}

/** Creates a client that respects the request interval of a service, retries transient failures, and contacts no other host. */
export function createClient(service: Service, options: ClientOptions): SendRequest {
  const origin = toOrigin(service, options.base);
  const sleep = options.sleep ?? ((ms) => wait(ms, undefined, { signal: options.signal }));
  // A test server needs no delay.
  const pause = options.base === undefined ? service.minIntervalMs : 0;
  let last = Number.NEGATIVE_INFINITY;

  const requestOnce = async <T>(path: string, read: (answer: string) => T): Promise<T> => {
    const rest = last + pause - performance.now();
    if (rest > 0) await sleep(rest);
    last = performance.now();
    const answer = await request(new URL(path, origin), options);
    try {
      return read(answer);
    } catch (error) {
      throw error instanceof InvalidResponseError ? new TransientError(error.message) : error;
    }
  };
  return async (path, read) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await requestOnce(path, read);
      } catch (error) {
        if (!(error instanceof TransientError) || options.signal.aborted) throw error;
        const ms = error.retryAfterMs ?? FIRST_WAIT_MS * 2 ** (attempt - 1);
        if (attempt === MAX_ATTEMPTS) throw new PermanentRequestError(`${error.message}, ${MAX_ATTEMPTS} times`);
        if (ms > MAX_WAIT_MS)
          throw new PermanentRequestError(
            `${error.message}; the service requests a pause of ${Math.ceil(ms / 60_000)} min`,
          );
        options.onWait(error.message, ms);
        await sleep(ms);
      }
    }
  };
}

function toOrigin({ host }: Service, base: string | undefined): string {
  if (base === undefined) return `https://${host}`;
  const url = new URL(base);
  const isHere = ["127.0.0.1", "localhost", "[::1]"].includes(url.hostname);
  if (url.protocol !== "http:" || !isHere)
    throw new PermanentRequestError(`${base} is not an http address of this machine`);
  return url.origin;
}

/**
 * Runs work with a timeout in milliseconds and an abort signal. Uses its own timer, as a signal of `AbortSignal.timeout`
 * that is referenced only by `AbortSignal.any` may be garbage-collected before it fires.
 */
async function withTimeout<T>(
  timeout: number,
  signal: AbortSignal,
  work: (limit: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = new AbortController();
  const stop = (): void => limit.abort(signal.reason);
  const timer = setTimeout(() => limit.abort(new DOMException("it takes too long", "TimeoutError")), timeout);
  signal.addEventListener("abort", stop);
  if (signal.aborted) stop();
  try {
    return await work(limit.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
  }
}

const request = (first: URL, { userAgent, signal, timeout }: ClientOptions): Promise<string> =>
  withTimeout(timeout, signal, async (limit) => {
    let url = first;
    for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
      const response = await withRequestErrors(url, timeout, signal, () =>
        fetch(url, { redirect: "manual", signal: limit, headers: { "user-agent": userAgent, accept: "*/*" } }),
      );
      const target = response.status >= 300 && response.status < 400 ? response.headers.get("location") : null;
      if (target === null) {
        await checkStatus(response, url);
        return withRequestErrors(url, timeout, signal, () => readBody(response));
      }
      await response.body?.cancel();
      url = resolveRedirect(url, target);
    }
    throw new PermanentRequestError(`${first.host} redirects in a circle`);
  });

/** Resolves a redirect, only to the same origin. */
function resolveRedirect(from: URL, target: string): URL {
  const to = URL.canParse(target, from.href) ? new URL(target, from) : null;
  if (to?.origin !== from.origin)
    throw new PermanentRequestError(`${from.host} redirects to ${to?.origin ?? "nowhere"}: refused`);
  return to;
}

async function checkStatus(response: Response, { host }: URL): Promise<void> {
  const { status, headers } = response;
  if (response.ok) return;
  await response.body?.cancel();
  const message = `${host} answers ${status}${response.statusText ? ` (${response.statusText})` : ""}`;
  if (status === 429 || status === 408 || status >= 500)
    throw new TransientError(message, parseRetryAfter(headers.get("retry-after")));
  throw new PermanentRequestError(message);
}

/** Converts network errors to messages. */
async function withRequestErrors<T>(
  url: URL,
  timeout: number,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (signal.aborted || error instanceof PermanentRequestError) throw error;
    const { message, passes } = describeRequestError(error, url.host, timeout);
    throw passes ? new TransientError(message) : new PermanentRequestError(message);
  }
}
