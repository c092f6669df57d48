import { sql } from "drizzle-orm";
import { customType, index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { CLAIM_KINDS, type Claim, GAIN_KINDS, QUALIFIERS, ROLES, STATUSES } from "@/lib/claim/claim";
import type { ClaimNumbers } from "@/lib/claim/claim-id";
import { GAIN_RANKS } from "@/lib/claim/gain-rank";
import { GRADES, type SlotConfidence } from "@/lib/claim/grade";
import { CLAIM_EVENT_TYPES, type ClaimEvent, EVENT_CAUSES, type ExtractedSlot } from "@/lib/claim/history";
import type { ManualClaim } from "@/lib/claim/manual-claim";
import type { NameDecision } from "@/lib/names/name-decision";

/**
 * Database schema. Columns of claims have the names of the claim schema. `pk` is the row number within one database; `id`
 * is stable and appears in exports. Runs and views are in `run-schema.ts`; the full-text tables are defined in a
 * migration.
 */

/** Text that is compared, grouped and sorted case-insensitively. */
export const nameText = customType<{ data: string }>({ dataType: () => "text COLLATE NOCASE" });

export const papers = sqliteTable(
  "papers",
  {
    pk: integer().primaryKey(),
    id: text().notNull(),
    title: nameText().notNull(),
    /** Normalized title, for finding copies. */
    title_key: text().notNull(),
    /** Normalized title without subtitle, and the start of the abstract; null until computed. */
    head_key: text(),
    opening_key: text(),
    abstract: text().notNull(),
    published: text(),
    /** Date of the version of the abstract. */
    updated: text(),
    url: text(),
    arxiv_id: text(),
    doi: text(),
    venue: text(),
    restated: integer({ mode: "boolean" }).notNull(),
    /** Source and location of the stored abstract. */
    source: text().notNull(),
    locator: text().notNull(),
    first_seen: text().notNull(),
    /** Version of the extractor of the stored claims. */
    extractor: text().notNull(),
  },
  (t) => [
    uniqueIndex("papers_by_id").on(t.id),
    index("papers_by_title_key").on(t.title_key),
    index("papers_by_head_key").on(t.head_key),
    index("papers_by_opening_key").on(t.opening_key),
    index("papers_by_arxiv_id").on(t.arxiv_id),
    index("papers_by_doi").on(t.doi),
    index("papers_by_published").on(sql`${t.published} DESC`, t.id),
    index("papers_by_title").on(t.title, t.id),
    index("papers_by_first_seen").on(sql`${t.first_seen} DESC`, t.id),
    index("papers_by_extractor").on(t.extractor),
  ],
);

const paperPk = () =>
  integer()
    .notNull()
    .references(() => papers.pk, { onDelete: "cascade" });

export const paperAuthors = sqliteTable(
  "paper_authors",
  { paper_pk: paperPk(), position: integer().notNull(), name: text().notNull() },
  (t) => [primaryKey({ columns: [t.paper_pk, t.position] })],
);

/** Former ids of papers that were merged into another. */
export const paperAliases = sqliteTable("paper_aliases", { id: text().primaryKey(), paper_pk: paperPk() }, (t) => [
  index("paper_aliases_by_paper").on(t.paper_pk),
]);

/** One row for each imported file or query. */
export const imports = sqliteTable(
  "imports",
  {
    pk: integer().primaryKey(),
    source: text().notNull(),
    first_at: text().notNull(),
    /** Time of the last import with new data. */
    last_at: text().notNull(),
    /** If its last import did not finish: papers read, and when. */
    unfinished_after: integer(),
    unfinished_at: text(),
  },
  (t) => [uniqueIndex("imports_by_source").on(t.source)],
);

const importPk = () =>
  integer()
    .notNull()
    .references(() => imports.pk, { onDelete: "cascade" });

/**
 * Every location where a paper was found, with its record, so that merges can be undone. Merged papers may both have a
 * record of the same location, which changed over time; both are kept.
 */
export const occurrences = sqliteTable(
  "occurrences",
  {
    pk: integer().primaryKey(),
    paper_pk: paperPk(),
    import_pk: importPk(),
    locator: text().notNull(),
    first_seen: text().notNull(),
    /** Record as JSON, without source, locator and abstract; null if imported by an older version. */
    record: text(),
    /** Abstract of the record if it differs from that of the paper. */
    abstract: text(),
    /** Reason for the merge into an existing paper; null for the record that created the paper. */
    joined_by: text(),
  },
  (t) => [
    index("occurrences_by_paper").on(t.paper_pk, t.import_pk),
    index("occurrences_by_import").on(t.import_pk, t.locator),
  ],
);

/** Ids of papers that a user split; they are not merged again. */
export const keptApart = sqliteTable("kept_apart", { paper_id: text().notNull(), other_id: text().notNull() }, (t) => [
  primaryKey({ columns: [t.paper_id, t.other_id] }),
]);

/**
 * Stored batches of a source, each written in the transaction of its records, so that an interrupted import can resume.
 * They must be deleted when papers of the source are removed.
 */
export const importBatches = sqliteTable(
  "import_batches",
  {
    import_pk: importPk(),
    /** Index of the batch in the source, from 0. */
    position: integer().notNull(),
    /** Hash of the records and the extractor version. */
    digest: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.import_pk, t.position] })],
);

/** Unfinished queries of a service, with the position to resume at. */
export const fetches = sqliteTable("fetches", {
  query: text().primaryKey(),
  /** Cursor as written by the service module. */
  cursor: text().notNull(),
  papers: integer().notNull(),
  updated_at: text().notNull(),
});

export const importIssues = sqliteTable(
  "import_issues",
  {
    pk: integer().primaryKey(),
    import_pk: importPk(),
    severity: text({ enum: ["skipped", "repaired"] }).notNull(),
    locator: text().notNull(),
    message: text().notNull(),
    excerpt: text(),
  },
  (t) => [uniqueIndex("import_issues_once").on(t.import_pk, t.locator, t.message)],
);

/** Sentences as half-open ranges in the stored abstract. */
export const sentences = sqliteTable(
  "sentences",
  { paper_pk: paperPk(), position: integer().notNull(), start: integer().notNull(), stop: integer().notNull() },
  (t) => [primaryKey({ columns: [t.paper_pk, t.position] })],
);

export const claims = sqliteTable(
  "claims",
  {
    pk: integer().primaryKey(),
    id: text().notNull(),
    paper_pk: paperPk(),
    /** Index among the claims of the paper, in text order. */
    position: integer().notNull(),
    sentence: text().notNull(),
    sentence_index: integer().notNull(),
    method: nameText(),
    model: nameText(),
    size_b: real(),
    benchmark_text: nameText(),
    aggregate: integer({ mode: "boolean" }).notNull(),
    metric: nameText(),
    before: real(),
    after: real(),
    of: real(),
    unit: nameText(),
    gain: real(),
    gain_max: real(),
    gain_kind: text({ enum: GAIN_KINDS }),
    qualifier: text({ enum: QUALIFIERS }),
    baseline: nameText(),
    model_id: nameText(),
    model_family: nameText(),
    active_b: real(),
    metric_id: nameText(),
    k: integer(),
    higher_is_better: integer({ mode: "boolean" }),
    points: real(),
    relative: real(),
    error_cut: real(),
    check: text({ enum: ["ok", "mismatch"] }),
    check_note: text(),
    role: text({ enum: ROLES }).notNull(),
    spans: text({ mode: "json" }).$type<Claim["spans"]>().notNull(),
    inferred: text({ mode: "json" }).$type<Claim["inferred"]>().notNull(),
    rule: text().notNull(),
    confidence: real().notNull(),
    extractor: text().notNull(),
    /** Null until an extractor with grades has processed the paper, like the confidences of the slots. */
    grade: text({ enum: GRADES }),
    slot_confidence: text({ mode: "json" }).$type<SlotConfidence>(),
    status: text({ enum: STATUSES }).notNull(),
    /** Kind by `getClaimKind`, derived from the columns above. */
    kind: text({ enum: CLAIM_KINDS }).notNull(),
    /** Kind of the gain by `getGainRank`, for sorting. */
    gain_rank: integer().notNull().default(GAIN_RANKS.none),
  },
  (t) => [
    uniqueIndex("claims_by_id").on(t.id),
    index("claims_by_paper").on(t.paper_pk, t.position),
    index("claims_by_metric").on(t.metric_id),
    // The expression of `modelGroupKey`.
    index("claims_by_model_id").on(sql`coalesce(${t.model_id}, ${t.model}) COLLATE NOCASE`),
    index("claims_by_model").on(t.model),
    index("claims_by_baseline").on(t.baseline),
    index("claims_by_status").on(t.status),
    // The order of the column `gain`; the columns after it order equal gains.
    index("claims_by_gain").on(
      t.gain_rank,
      sql`coalesce(${t.gain}, ${t.points}) DESC`,
      t.paper_pk,
      t.position,
      t.status,
      t.id,
    ),
  ],
);

export const claimBenchmarks = sqliteTable(
  "claim_benchmarks",
  {
    claim_pk: integer()
      .notNull()
      .references(() => claims.pk, { onDelete: "cascade" }),
    position: integer().notNull(),
    benchmark_id: text().notNull(),
    name: nameText().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.claim_pk, t.position] }),
    index("claim_benchmarks_by_id").on(t.benchmark_id, t.name, t.claim_pk),
  ],
);

/**
 * Corrections by users. They refer to the stable claim id without a foreign key, so that they survive the row and are
 * applied again when the claim is extracted again.
 */
export const corrections = sqliteTable(
  "corrections",
  {
    pk: integer().primaryKey(),
    claim_id: text().notNull(),
    slot: text().notNull(),
    /** JSON, so that a slot can be corrected to null. */
    value: text().notNull(),
    made_at: text().notNull(),
    made_by: text(),
    /** Extracted value, span and origin of the slot, for reverting the correction. */
    was: text({ mode: "json" }).$type<ExtractedSlot>(),
    /** Corrected slot that this one was derived from; null if set by a user, which takes precedence. */
    follows: text(),
  },
  (t) => [index("corrections_by_claim").on(t.claim_id)],
);

/** Reviews of whole claims by users, by claim id like corrections. */
export const reviews = sqliteTable("reviews", {
  claim_id: text().primaryKey(),
  status: text({ enum: ["accepted", "rejected"] }),
  note: text(),
  made_at: text().notNull(),
  made_by: text(),
});

/**
 * What a review is bound to: paper, sentence and extracted numbers of its claim. A review whose claim does not exist (any
 * more) can thus be shown, exported and applied later. Rows are written with the first review of a claim.
 */
export const reviewTargets = sqliteTable(
  "review_targets",
  {
    claim_id: text().primaryKey(),
    paper_id: text().notNull(),
    paper_title: text().notNull(),
    sentence: text().notNull(),
    numbers: text({ mode: "json" }).$type<ClaimNumbers>().notNull(),
    /** The claim itself if a person added it. */
    manual: text({ mode: "json" }).$type<ManualClaim>(),
  },
  (t) => [index("review_targets_by_paper").on(t.paper_id)],
);

/** Changes of claims by users and by re-extraction; the first extraction of a paper is not recorded. */
export const history = sqliteTable(
  "history",
  {
    pk: integer().primaryKey(),
    claim_id: text().notNull(),
    paper_id: text().notNull(),
    made_at: text().notNull(),
    made_by: text(),
    event: text({ enum: CLAIM_EVENT_TYPES }).notNull(),
    cause: text({ enum: EVENT_CAUSES }).notNull(),
    changes: text({ mode: "json" }).$type<ClaimEvent["changes"]>().notNull(),
    note: text(),
    /** Row of the run that caused the event; null for decisions of a person, and for events of older versions. */
    run_pk: integer(),
  },
  (t) => [
    index("history_by_claim").on(t.claim_id),
    index("history_by_paper").on(t.paper_id),
    index("history_by_run").on(t.run_pk, t.made_at),
  ],
);

/**
 * Decisions of users about names, never deleted: an undone one has a time in `undone_at`. Those in force are part of the
 * input of the extractor.
 */
export const nameDecisions = sqliteTable("name_decisions", {
  pk: integer().primaryKey(),
  /** By `nameDecisionSchema`. */
  decision: text({ mode: "json" }).$type<NameDecision>().notNull(),
  made_at: text().notNull(),
  made_by: text(),
  undone_at: text(),
  undone_by: text(),
});
