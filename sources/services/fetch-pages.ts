import type { PaperRecord } from "@/lib/paper/paper";
import type { ParseResult } from "@/lib/paper/parse-result";
import { parsePapersInText } from "../read";
import type { SendRequest } from "./client";
import type { Cursor, Service, ServiceQuery } from "./service";

/** An answer with what was read from it. */
export interface FetchedPage {
  readonly results: readonly ParseResult[];
  /** Where to go on behind it; null at the end. */
  readonly next: Cursor | null;
}

/** What a query is called: in the board as the source of its papers, and as the name of its cursor. */
export function formatQueryName({ name }: Service, { query, venue, date, since }: ServiceQuery): string {
  const parts = [query, venue, date, since && `since ${since}`].filter(Boolean);
  return `${name}: ${parts.join(", ")}`;
}

/** The papers of a query, an answer at a time. */
export async function* fetchPages(
  service: Service,
  query: ServiceQuery,
  from: Cursor,
  sendRequest: SendRequest,
): AsyncGenerator<FetchedPage> {
  const source = formatQueryName(service, query);
  for (let cursor: Cursor | null = from; cursor !== null; ) {
    const here: Cursor = cursor;
    const path = service.toRequestPath(query, here);
    const page = await sendRequest(path, (answer) => ({ answer, next: service.nextCursor(answer, query, here) }));
    const results: ParseResult[] = [];
    for await (const result of parsePapersInText(page.answer, { source, from: service.format })) {
      if (!isEmptyResponse(result)) results.push(withStableLocator(result, path));
    }
    yield { results, next: page.next };
    cursor = page.next;
  }
}

/** A day without papers is no fault. */
const isEmptyResponse = (result: ParseResult): boolean =>
  "issue" in result && result.issue.message.startsWith("no paper found");

function withStableLocator(result: ParseResult, path: string): ParseResult {
  if ("paper" in result) return { paper: withIdLocator(result.paper) };
  return { issue: { ...result.issue, locator: `${result.issue.locator} of ${path.slice(0, 300)}` } };
}

/** Places in answers change from day to day; a paper is found again by its id. */
export const withIdLocator = (paper: PaperRecord): PaperRecord => ({ ...paper, locator: toIdLocator(paper) });

const toIdLocator = ({ arxiv_id, doi, url, title }: PaperRecord): string =>
  arxiv_id ? `arXiv:${arxiv_id}` : (doi ?? url ?? `"${title}"`);
