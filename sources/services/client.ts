import { setTimeout as wait } from "node:timers/promises";
import { describeRequestError, parseRetryAfter, readBody } from "./response";
import { InvalidResponseError, PermanentRequestError, type Service } from "./service";

export interface ClientOptions {
  /** Who asks, as the service sees it. */
  readonly userAgent: string;
  /** Aborted: nothing more is asked. */
  readonly signal: AbortSignal;
  /** Milliseconds that one answer may take. */
  readonly timeout: number;
  /** Told before it waits for longer than usual. */
  readonly onWait: (reason: string, ms: number) => void;
  /** Asks this address instead of the service's own: one of this machine, for tests. */
  readonly base?: string | undefined;
  readonly sleep?: (ms: number) => Promise<void>;
}

/** Asks for a path and gives what `read` makes of the answer; asks again where that may help. */
export type SendRequest = <T>(path: string, read: (answer: string) => T) => Promise<T>;

const MAX_ATTEMPTS = 5;
const FIRST_WAIT_MS = 1_000;
/** A service that wants more than this is asked another time. */
const MAX_WAIT_MS = 120_000;
const MAX_REDIRECTS = 3;

/** A failure after which the same request may succeed. */
class TransientError extends Error {
  constructor(
    message: string,
    /** What the service says how long to wait. */
    readonly retryAfterMs: number | null = null,
  ) {
    super(message);
  }
}

/** The polite way of asking a service: at its pace, again after a failure that passes, and nobody else. */
export function createClient(service: Service, options: ClientOptions): SendRequest {
  const origin = toOrigin(service, options.base);
  const sleep = options.sleep ?? ((ms) => wait(ms, undefined, { signal: options.signal }));
  // A server of this machine needs no rest.
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
          throw new PermanentRequestError(`${error.message}; it wants ${Math.ceil(ms / 60_000)} min of rest`);
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
    throw new PermanentRequestError(`${base} is no http address of this machine`);
  return url.origin;
}

/**
 * Does something within so many milliseconds or until `signal` is aborted. The timer is one that is held: a signal of
 * `AbortSignal.timeout` that only `AbortSignal.any` knows may be tidied away before it fires.
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

/** A redirect is followed on the same host alone. */
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

/** Names what went wrong on the way. */
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
