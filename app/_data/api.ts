import type { z } from "zod";
import type { Db } from "@/db/open";
import type { KeysetValue } from "@/db/queries/keyset";
import type { KeysetPage } from "@/db/queries/page-claims";
import { RESOURCES, type Resource } from "@/lib/api/resources";
import { type Problem, pageOf, problemAnswer } from "@/lib/api/responses";
import { type ClaimQuery, claimQuery, formatClaimQuery } from "@/lib/claim-query";
import { dataQuery } from "@/lib/data-query";
import { type Dropped, parseClaimQuery } from "@/lib/parse-claim-query";
import { readBoard } from "./board";
import { formatCursor, parseCursor } from "./cursor";

/** How a list of the API is read from the board. */
interface Source {
  /** How many values a place in its order has. */
  readonly placeLength: (query: ClaimQuery) => number;
  readonly read: (db: Db, query: ClaimQuery, after: readonly KeysetValue[] | null) => KeysetPage<unknown>;
}

/** Parameters of the dashboard that mean nothing here, and why. */
const FOREIGN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    page: "the API goes on with the cursor in next",
    cols: "the API gives whole claims",
    widths: "the API has no columns",
    pin: "the API has no columns",
    density: "the API has no rows to look at",
  }),
);

/** Answers a request for a list, or says which parameter stands in the way. */
export async function answerList(request: Request, name: Resource["name"], source: Source): Promise<Response> {
  const resource = RESOURCES.find((one) => one.name === name);
  if (!resource) throw new Error(`no list ${name}`);
  const params = new URL(request.url).searchParams;
  const { query, errors } = readQuery(params, resource);
  const asked = `${name}?${formatClaimQuery(dataQuery(query))}`;
  const cursor = params.get("cursor");
  const after = cursor === null ? null : parseCursor(cursor, asked, source.placeLength(query));
  if (typeof after === "string") errors.push({ key: "cursor", value: cursor ?? "", reason: after });
  if (errors.length > 0 || typeof after === "string") return refuse(errors);
  const page = await readBoard((db) => source.read(db, query, after));
  const next = page.last && nextAddress(resource, query, formatCursor(asked, page.last));
  const schema: z.ZodType = pageOf(resource.answer);
  const body = schema.parse({ data: page.rows, total: page.total, next });
  return Response.json(body, { headers: headersOf(next) });
}

function readQuery(params: URLSearchParams, { parameters }: Resource): { query: ClaimQuery; errors: Dropped[] } {
  const { query, dropped } = parseClaimQuery(params, ["cursor"]);
  const foreign = [...params].flatMap(([key, value]): Dropped[] => {
    const reason = FOREIGN.get(key) ?? (key === "sort" ? "this list has one order" : null);
    return reason === null || parameters.some(({ name }) => name === key) ? [] : [{ key, value, reason }];
  });
  const twice = params
    .getAll("cursor")
    .slice(1)
    .map((value): Dropped => ({ key: "cursor", value, reason: "given more than once" }));
  const others = dropped.filter(({ key }) => !foreign.some((one) => one.key === key));
  return { query, errors: [...others, ...foreign, ...twice] };
}

function nextAddress({ name }: Resource, query: ClaimQuery, cursor: string): string {
  const params = formatClaimQuery(claimQuery({ ...dataQuery(query), per: query.per }));
  params.set("cursor", cursor);
  return `/api/v1/${name}?${params}`;
}

const headersOf = (next: string | null): Record<string, string> => ({
  "Cache-Control": "no-store",
  ...(next === null ? {} : { Link: `<${next}>; rel="next"` }),
});

function refuse(dropped: readonly Dropped[]): Response {
  const errors = dropped.map(({ key, value, reason }) => ({ parameter: key, value: value.slice(0, 200), reason }));
  const problem: Problem = problemAnswer.parse({
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

/** A stretch of a list that is held whole: those with most claims first. */
export function pageOfCounted<T extends { readonly id: string; readonly claims: number }>(
  all: readonly T[],
  { per }: ClaimQuery,
  after: readonly KeysetValue[] | null,
): KeysetPage<T> {
  const [claims, id] = [Number(after?.[0]), String(after?.[1])];
  const isBehind = (one: T) => after === null || one.claims < claims || (one.claims === claims && one.id > id);
  const rest = all.toSorted((a, b) => b.claims - a.claims || (a.id < b.id ? -1 : 1)).filter(isBehind);
  const rows = rest.slice(0, per);
  const final = rest.length > rows.length ? rows.at(-1) : undefined;
  return { rows, total: all.length, last: final ? [final.claims, final.id] : null };
}
