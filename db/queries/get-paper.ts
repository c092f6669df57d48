import { asc, eq, sql } from "drizzle-orm";
import type { Claim } from "@/lib/claim/claim";
import type { Span } from "@/lib/claim/span";
import type { Paper } from "@/lib/paper/paper";
import type { Db } from "../open";
import { claims, imports, occurrences, paperAuthors, sentences } from "../schema";
import { readClaims } from "./claim-row";
import { findPaper } from "./resolve-paper-ids";

/** A location where a paper was found. */
export interface Occurrence {
  /** Distinguishes records at the same location, which may have held two records over time. */
  readonly pk: number;
  readonly source: string;
  readonly locator: string;
  /** ISO time. */
  readonly first_seen: string;
  /** Title of the record; null if unknown. */
  readonly title: string | null;
  /** Reason for the merge into an existing paper; null for the first record. */
  readonly joined_by: string | null;
}

export interface PaperDetails {
  readonly paper: Paper & { readonly first_seen: string };
  /** In text order, including rejected ones. */
  readonly claims: Claim[];
  /** Sentences of the abstract in order. */
  readonly sentences: Span[];
  readonly occurrences: Occurrence[];
}

/** Claims that a person added have a position behind the extracted ones. */
const TEXT_ORDER = [sql`${claims.sentence_index}`, sql`${claims.position}`, sql`${claims.id}`];

/** Returns a paper by its id, a former id or its arXiv id; null if there is none. */
export function getPaper(db: Db, id: string): PaperDetails | null {
  const found = findPaper(db, id);
  if (!found) return null;
  const { pk, title_key: _key, head_key: _head, opening_key: _opening, extractor: _extractor, ...paper } = found;
  const authors = db.select({ name: paperAuthors.name }).from(paperAuthors).where(eq(paperAuthors.paper_pk, pk));
  const spans = db.select().from(sentences).where(eq(sentences.paper_pk, pk)).orderBy(asc(sentences.position));
  const occurrenceRows = db
    .select({
      pk: occurrences.pk,
      source: imports.source,
      locator: occurrences.locator,
      first_seen: occurrences.first_seen,
      joined_by: occurrences.joined_by,
      title: sql<string | null>`${occurrences.record} ->> '$.title'`,
    })
    .from(occurrences)
    .innerJoin(imports, eq(imports.pk, occurrences.import_pk))
    .where(eq(occurrences.paper_pk, pk))
    .orderBy(asc(occurrences.first_seen), asc(imports.pk), asc(occurrences.pk));
  return {
    paper: {
      ...paper,
      authors: authors
        .orderBy(asc(paperAuthors.position))
        .all()
        .map((a) => a.name),
    },
    claims: readClaims(db, { where: eq(claims.paper_pk, pk), orderBy: TEXT_ORDER }),
    sentences: spans.all().map(({ start, stop }) => [start, stop] as const),
    occurrences: occurrenceRows.all(),
  };
}
