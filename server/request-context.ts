import { AsyncLocalStorage } from "node:async_hooks";
import process from "node:process";

/** What a client may do: read, or also change the board under a name. */
export interface Access {
  readonly role: "reader" | "editor";
  /** Name of the editor as typed at sign-in; null for readers. */
  readonly name: string | null;
}

/** The current request, as the server identified it. */
export interface RequestContext {
  /** Identifies the request in the log; also sent as X-Request-Id. */
  readonly id: string;
  /** Null if nobody signed in. */
  readonly access: Access | null;
  /** Time of the oldest data that the client may get, in milliseconds since 1970 (`findOldestData`). */
  readonly oldestData: number;
  /** Writes an error of this request to the log; `digest` is the id that Next shows on its error page. */
  readonly logError: (error: unknown, digest?: string) => void;
}

/** Shared by the server and the pages, which are separate bundles in one process. */
const KEY = Symbol.for("claimboard.request");
const shared = globalThis as { [KEY]?: AsyncLocalStorage<RequestContext> };
shared[KEY] ??= new AsyncLocalStorage();
const storage = shared[KEY];

/** Set by the server if changes require the editor token, so that a request without context is refused. */
const EDITORS_ONLY = "CLAIMBOARD_EDITORS_ONLY";

/** Runs `work` as part of a request. */
export const runInRequest = <T>(context: RequestContext, work: () => T): T => storage.run(context, work);

/** Returns the current request; undefined outside of requests, and in `next dev`. */
export const getRequest = (): RequestContext | undefined => storage.getStore();

/** Makes `mayChange` refuse everybody but editors. */
export function requireEditors(): void {
  process.env[EDITORS_ONLY] = "1";
}

/** False if the client of the current request must sign in as an editor before it changes the board. */
export const mayChange = (): boolean => process.env[EDITORS_ONLY] !== "1" || getRequest()?.access?.role === "editor";

/** Returns the name of the editor of the current request; null without sign-in. */
export const getEditorName = (): string | null => getRequest()?.access?.name ?? null;
