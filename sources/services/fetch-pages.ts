import type { PaperRecord } from "@/lib/paper";
import type { Reading } from "../format";
import { readPapersInText } from "../read";
import type { Ask } from "./client";
import type { Cursor, Service, ServiceQuery } from "./service";

/** An answer with what was read from it. */
export interface Page {
  readonly readings: readonly Reading[];
  /** Where to go on behind it; null at the end. */
  readonly next: Cursor | null;
}

/** What a query is called: in the board as the source of its papers, and as the name of its cursor. */
export function nameOf({ name }: Service, { query, venue, date, since }: ServiceQuery): string {
  const parts = [query, venue, date, since && `since ${since}`].filter(Boolean);
  return `${name}: ${parts.join(", ")}`;
}

/** The papers of a query, an answer at a time. */
export async function* fetchPages(service: Service, query: ServiceQuery, from: Cursor, ask: Ask): AsyncGenerator<Page> {
  const source = nameOf(service, query);
  for (let cursor: Cursor | null = from; cursor !== null; ) {
    const here: Cursor = cursor;
    const path = service.path(query, here);
    const page = await ask(path, (answer) => ({ answer, next: service.next(answer, query, here) }));
    const readings: Reading[] = [];
    for await (const reading of readPapersInText(page.answer, { source, from: service.format })) {
      if (!isEmptyAnswer(reading)) readings.push(place(reading, path));
    }
    yield { readings, next: page.next };
    cursor = page.next;
  }
}

/** A day without papers is no fault. */
const isEmptyAnswer = (reading: Reading): boolean =>
  "issue" in reading && reading.issue.message.startsWith("no paper found");

function place(reading: Reading, path: string): Reading {
  if ("paper" in reading) return { paper: placeById(reading.paper) };
  return { issue: { ...reading.issue, locator: `${reading.issue.locator} of ${path.slice(0, 300)}` } };
}

/** Places in answers change from day to day; a paper is found again by its id. */
export const placeById = (paper: PaperRecord): PaperRecord => ({ ...paper, locator: locatorOf(paper) });

const locatorOf = ({ arxiv_id, doi, url, title }: PaperRecord): string =>
  arxiv_id ? `arXiv:${arxiv_id}` : (doi ?? url ?? `"${title}"`);
