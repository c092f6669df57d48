import { createHash } from "node:crypto";
import type { PaperRecord } from "@/lib/paper/paper";
import type { ParseResult } from "@/lib/paper/parse-result";
import { toQueryName } from "@/lib/paper/source-kind";
import { parsePapersInText } from "../read";
import type { SendRequest } from "./client";
import type { Cursor, Service, ServiceQuery } from "./service";

/** Ids in the name of a query. */
const NAMED_IDS = 3;

/** Parsed results of one response. */
export interface FetchedPage {
  readonly results: readonly ParseResult[];
  /** Cursor of the next page; null at the end. */
  readonly next: Cursor | null;
}

/** Formats the name of a query, which is the source of its papers and the key of its cursor. */
export function formatQueryName({ name }: Service, { ids, query, venue, date, since }: ServiceQuery): string {
  const parts = [ids && formatIds(ids), query, venue, date, since && `since ${since}`].filter(Boolean);
  return toQueryName(name, parts.join(", "));
}

/** A long list is named by its first ids and a hash of all. */
function formatIds(ids: readonly string[]): string {
  if (ids.length <= NAMED_IDS) return `ids ${ids.join(" ")}`;
  const hash = createHash("sha256").update(ids.join()).digest("hex").slice(0, 6);
  return `${ids.length} ids, ${ids.slice(0, NAMED_IDS).join(" ")} … (${hash})`;
}

/** Yields the results of a query page by page. */
export async function* fetchPages(
  service: Service,
  query: ServiceQuery,
  from: Cursor,
  sendRequest: SendRequest,
): AsyncGenerator<FetchedPage> {
  const source = formatQueryName(service, query);
  for (let cursor: Cursor | null = from; cursor !== null; ) {
    const current: Cursor = cursor;
    const path = service.toRequestPath(query, current);
    const page = await sendRequest(path, (answer) => ({ answer, next: service.nextCursor(answer, query, current) }));
    const results: ParseResult[] = [];
    for await (const result of parsePapersInText(page.answer, { source, from: service.format })) {
      if (!isEmptyResponse(result)) results.push(withStableLocator(result, path));
    }
    yield { results, next: page.next };
    cursor = page.next;
  }
}

/** A response without papers is not an issue. */
const isEmptyResponse = (result: ParseResult): boolean => "issue" in result && result.issue.code === "no-papers";

function withStableLocator(result: ParseResult, path: string): ParseResult {
  if ("paper" in result) return { paper: withIdLocator(result.paper) };
  return { issue: { ...result.issue, locator: `${result.issue.locator} of ${path.slice(0, 300)}` } };
}

/** Replaces the position in a response, which is not stable, by the id of the paper. */
export const withIdLocator = (paper: PaperRecord): PaperRecord => ({ ...paper, locator: toIdLocator(paper) });

const toIdLocator = ({ arxiv_id, doi, url, title }: PaperRecord): string =>
  arxiv_id ? `arXiv:${arxiv_id}` : (doi ?? url ?? `"${title}"`);
