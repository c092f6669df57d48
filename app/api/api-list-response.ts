import type { z } from "zod";
import type { Db } from "@/db/open";
import type { KeysetValue } from "@/db/queries/keyset";
import type { KeysetPage } from "@/db/queries/page-claims";
import { createReadCache } from "@/db/queries/versioned-cache";
import { API_RESOURCES, type ApiResource } from "@/lib/api/resources";
import { type Problem, problemSchema, toPageSchema } from "@/lib/api/responses";
import { buildClaimQuery, type ClaimQuery, formatClaimQuery } from "@/lib/query/claim-query";
import { withoutPresentation } from "@/lib/query/data-query";
import type { DroppedParameter } from "@/lib/query/parse-claim-query";
import { browseBoard } from "../_data/board";
import { matchesEtag, toEtag } from "../_data/etag";
import { readClaimQuery } from "../_data/read-claim-query";
import { formatCursor, parseCursor } from "./cursor";

/** How a list of the API is read from the board. */
interface ApiListSource {
  /** Number of values in a cursor position. */
  readonly getCursorLength: (query: ClaimQuery) => number;
  readonly readPage: (db: Db, query: ClaimQuery, after: readonly KeysetValue[] | null) => KeysetPage<unknown>;
}

/** A page of a list as it is sent. */
interface Answer {
  readonly text: string;
  readonly etag: string;
  /** Address of the next page; null for the last one. */
  readonly next: string | null;
}

/** A page of 100 claims has about 130 kB. */
const cacheAnswers = createReadCache<Answer>("API answers", 100);

/** Parameters of the dashboard that the API does not support, and why. */
const UNSUPPORTED_PARAMETERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    page: "the API pages with the cursor in next",
    cols: "the API returns complete claims",
    widths: "the API has no columns",
    pin: "the API has no columns",
    density: "the API has no row density",
  }),
);

/** Responds with one page of a list, or with 400 and a problem document for parameters that are not understood. */
export async function apiListResponse(
  request: Request,
  name: ApiResource["name"],
  listSource: ApiListSource,
): Promise<Response> {
  const resource = API_RESOURCES.find((one) => one.name === name);
  if (!resource) throw new Error(`no list ${name}`);
  const params = new URL(request.url).searchParams;
  const { query, errors } = await readApiQuery(params, resource);
  const listKey = `${name}?${formatClaimQuery(withoutPresentation(query))}`;
  const cursor = params.get("cursor");
  const cursorValues = cursor === null ? null : parseCursor(cursor, listKey, listSource.getCursorLength(query));
  if (typeof cursorValues === "string") errors.push({ key: "cursor", value: cursor ?? "", reason: cursorValues });
  if (errors.length > 0 || typeof cursorValues === "string") return problemResponse(errors);
  const readAnswer = (db: Db): Answer => {
    const page = listSource.readPage(db, query, cursorValues);
    const next = page.last && toNextPath(resource, query, formatCursor(listKey, page.last));
    const schema: z.ZodType = toPageSchema(resource.itemSchema);
    const text = JSON.stringify(schema.parse({ data: page.rows, total: page.total, next }));
    return { text, etag: toEtag(text), next };
  };
  const key = JSON.stringify([listKey, query.per, cursorValues]);
  const { text, etag, next } = await browseBoard((db) => cacheAnswers(db, key, readAnswer));
  const headers = toListHeaders(next, etag);
  if (matchesEtag(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { "Content-Type": "application/json", ...headers } });
}

async function readApiQuery(
  params: URLSearchParams,
  { parameters }: ApiResource,
): Promise<{ query: ClaimQuery; errors: DroppedParameter[] }> {
  const { query, dropped } = await readClaimQuery(params, ["cursor"]);
  const unsupported = [...params].flatMap(([key, value]): DroppedParameter[] => {
    const reason = UNSUPPORTED_PARAMETERS.get(key) ?? (key === "sort" ? "this list has a fixed order" : null);
    return reason === null || parameters.some(({ name }) => name === key) ? [] : [{ key, value, reason }];
  });
  const repeatedCursors = params
    .getAll("cursor")
    .slice(1)
    .map((value): DroppedParameter => ({ key: "cursor", value, reason: "given more than once" }));
  const droppedParameters = dropped.filter(({ key }) => !unsupported.some((one) => one.key === key));
  return { query, errors: [...droppedParameters, ...unsupported, ...repeatedCursors] };
}

function toNextPath({ name }: ApiResource, query: ClaimQuery, cursor: string): string {
  const params = formatClaimQuery(buildClaimQuery({ ...withoutPresentation(query), per: query.per }));
  params.set("cursor", cursor);
  return `/api/v1/${name}?${params}`;
}

/** Clients may keep an answer, and ask with its tag whether it is current. */
const toListHeaders = (next: string | null, etag: string): Record<string, string> => ({
  "Cache-Control": "private, no-cache",
  ETag: etag,
  ...(next === null ? {} : { Link: `<${next}>; rel="next"` }),
});

function problemResponse(parameters: readonly DroppedParameter[]): Response {
  const errors = parameters.map(({ key, value, reason }) => ({ parameter: key, value: value.slice(0, 200), reason }));
  const problem: Problem = problemSchema.parse({
    type: "about:blank",
    title: "A parameter was not understood",
    status: 400,
    detail: errors.map(({ parameter, value, reason }) => `${parameter}=${value}: ${reason}`).join("\n"),
    errors,
  });
  return new Response(JSON.stringify(problem), {
    status: 400,
    headers: { "Content-Type": "application/problem+json", "Cache-Control": "no-store" },
  });
}

/** Returns a page of an in-memory list, ordered by number of claims, highest first. */
export function pageByClaimCount<T extends { readonly id: string; readonly claims: number }>(
  items: readonly T[],
  { per }: ClaimQuery,
  after: readonly KeysetValue[] | null,
): KeysetPage<T> {
  const [claims, id] = [Number(after?.[0]), String(after?.[1])];
  const isAfterCursor = (one: T) => after === null || one.claims < claims || (one.claims === claims && one.id > id);
  const remaining = items.toSorted((a, b) => b.claims - a.claims || (a.id < b.id ? -1 : 1)).filter(isAfterCursor);
  const rows = remaining.slice(0, per);
  const lastRow = remaining.length > rows.length ? rows.at(-1) : undefined;
  return { rows, total: items.length, last: lastRow ? [lastRow.claims, lastRow.id] : null };
}
