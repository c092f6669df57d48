import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { PinnedClaim } from "@/lib/claim/pinned-view";
import { RUN_KINDS } from "@/lib/claim/run";
import { nameText } from "./schema";

/** Tables of runs and of saved and pinned views; the other tables are in `schema.ts`. */

/** Runs that changed the board: imports, re-extractions, undone imports and decisions about names. */
export const runs = sqliteTable(
  "runs",
  {
    pk: integer().primaryKey(),
    kind: text({ enum: RUN_KINDS }).notNull(),
    started_at: text().notNull(),
    /** Null if it was interrupted, or is under way. */
    ended_at: text(),
    /** First source with a change, and the number of such sources. */
    source: text(),
    sources: integer().notNull(),
    /** Version of the extractor; this and the counts of claims are null for imports of older versions. */
    extractor: text(),
    papers: integer(),
    added: integer(),
    changed: integer(),
    removed: integer(),
  },
  (t) => [index("runs_by_start").on(t.started_at)],
);

/** Views of the claims that a person pinned, by their data and their query: two queries may have the same data. */
export const pins = sqliteTable(
  "pins",
  {
    /** "sha256:…" as in the provenance of exports. */
    data: text().notNull(),
    /** Canonical claim query with its order. */
    query: text().notNull(),
    pinned_at: text().notNull(),
    program: text().notNull(),
    papers: integer().notNull(),
    claims: text({ mode: "json" }).$type<readonly PinnedClaim[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.data, t.query] })],
);

/** Saved views of the claims table: filters, order and columns as canonical query text. */
export const views = sqliteTable(
  "views",
  {
    pk: integer().primaryKey(),
    name: nameText().notNull(),
    query: text().notNull(),
    saved_at: text().notNull(),
  },
  (t) => [uniqueIndex("views_by_name").on(t.name)],
);

/**
 * Papers whose claims, locations or own columns in exports changed (without their authors), in the order of the changes:
 * one row for each changed row. Written by triggers, which keep the last 100,000 rows.
 */
export const changes = sqliteTable("changes", { seq: integer().primaryKey(), paper_pk: integer().notNull() });
