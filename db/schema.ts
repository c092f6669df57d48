import { customType, index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { CLAIM_KINDS, type Claim, GAIN_KINDS, QUALIFIERS, ROLES, STATUSES } from "@/lib/claim/claim";
import { CLAIM_EVENT_TYPES, type ClaimEvent, EVENT_CAUSES, type ExtractedSlot } from "@/lib/claim/history";

/**
 * What is stored. Columns of a claim have the names of the contract. `pk` is the row's number inside one database;
 * `id` is the stable name that leaves it. The full-text tables stand in a migration of their own.
 */

/** Text that is equal, grouped and sorted without regard to case. */
const nameText = customType<{ data: string }>({ dataType: () => "text COLLATE NOCASE" });

export const papers = sqliteTable(
  "papers",
  {
    pk: integer().primaryKey(),
    id: text().notNull(),
    title: nameText().notNull(),
    /** The title as one word, by which copies are found. */
    title_key: text().notNull(),
    /** The same of what stands before the subtitle, and the first letters of the abstract; null until they are made. */
    head_key: text(),
    opening_key: text(),
    abstract: text().notNull(),
    published: text(),
    /** Day of the version that the abstract is of. */
    updated: text(),
    url: text(),
    arxiv_id: text(),
    doi: text(),
    venue: text(),
    restated: integer({ mode: "boolean" }).notNull(),
    /** Where the stored abstract came from. */
    source: text().notNull(),
    locator: text().notNull(),
    first_seen: text().notNull(),
    /** The version of the extractor that read the stored abstract. */
    extractor: text().notNull(),
  },
  (t) => [
    uniqueIndex("papers_by_id").on(t.id),
    index("papers_by_title_key").on(t.title_key),
    index("papers_by_head_key").on(t.head_key),
    index("papers_by_opening_key").on(t.opening_key),
    index("papers_by_arxiv_id").on(t.arxiv_id),
    index("papers_by_doi").on(t.doi),
    index("papers_by_published").on(t.published),
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

/** Earlier ids of papers that turned out to be the same as another. */
export const paperAliases = sqliteTable("paper_aliases", { id: text().primaryKey(), paper_pk: paperPk() }, (t) => [
  index("paper_aliases_by_paper").on(t.paper_pk),
]);

/** One row for each file or query that was ever imported. */
export const imports = sqliteTable(
  "imports",
  {
    pk: integer().primaryKey(),
    source: text().notNull(),
    first_at: text().notNull(),
    /** When it last brought something new. */
    last_at: text().notNull(),
    /** Where its last reading has not come to its end: the papers that were read by then, and when. */
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
 * Every place in which a paper was met, and what it said there, so that a merge can be undone. Papers that are joined may
 * each have a record of one place, which held one after the other; both stay.
 */
export const occurrences = sqliteTable(
  "occurrences",
  {
    pk: integer().primaryKey(),
    paper_pk: paperPk(),
    import_pk: importPk(),
    locator: text().notNull(),
    first_seen: text().notNull(),
    /** The record as JSON, without source, place and abstract; null where an older version imported it. */
    record: text(),
    /** The record's abstract where it is another than the paper's. */
    abstract: text(),
    /** Why it was taken for a paper that was there; null for the one that made the paper. */
    joined_by: text(),
  },
  (t) => [
    index("occurrences_by_paper").on(t.paper_pk, t.import_pk),
    index("occurrences_by_import").on(t.import_pk, t.locator),
  ],
);

/** Papers that a person took apart, by their ids: they are not merged again. */
export const keptApart = sqliteTable("kept_apart", { paper_id: text().notNull(), other_id: text().notNull() }, (t) => [
  primaryKey({ columns: [t.paper_id, t.other_id] }),
]);

/**
 * How far a source is stored: a row for each batch of its records, written together with them. An import that was
 * broken off goes on behind them. They have to go when papers of the source are taken out.
 */
export const importBatches = sqliteTable(
  "import_batches",
  {
    import_pk: importPk(),
    /** Which batch of the source, from 0. */
    position: integer().notNull(),
    /** Hash of the records and of the extractor's version. */
    digest: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.import_pk, t.position] })],
);

/** Queries of a service that were not asked to their end: where they go on. */
export const fetches = sqliteTable("fetches", {
  query: text().primaryKey(),
  /** As the service's part of the program writes it. */
  cursor: text().notNull(),
  papers: integer().notNull(),
  updated_at: text().notNull(),
});

export const importIssues = sqliteTable(
  "import_issues",
  {
    pk: integer().primaryKey(),
    import_pk: importPk(),
    severity: text({ enum: ["skipped", "mended"] }).notNull(),
    locator: text().notNull(),
    message: text().notNull(),
    excerpt: text(),
  },
  (t) => [uniqueIndex("import_issues_once").on(t.import_pk, t.locator, t.message)],
);

/** Sentences as half-open ranges of the stored abstract. */
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
    /** Place among the claims of the paper, in the order of the text. */
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
    status: text({ enum: STATUSES }).notNull(),
    /** What the numbers make of it, by `claimKind`; follows from the columns above. */
    kind: text({ enum: CLAIM_KINDS }).notNull(),
  },
  (t) => [
    uniqueIndex("claims_by_id").on(t.id),
    index("claims_by_paper").on(t.paper_pk, t.position),
    index("claims_by_family").on(t.model_family),
    index("claims_by_metric").on(t.metric_id),
    index("claims_by_size").on(t.size_b),
    index("claims_by_status").on(t.status),
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
 * What people changed by hand. Named by the claim's stable id and without a foreign key, so that a correction outlives
 * the row: when the extractor makes the claim anew, it is applied again.
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
    /** What the extractor says of the slot, to go back to: its value, place and origin. */
    was: text({ mode: "json" }).$type<ExtractedSlot>(),
    /** The corrected slot that this one follows from; null where a person set it, which stands above. */
    follows: text(),
  },
  (t) => [index("corrections_by_claim").on(t.claim_id)],
);

/** What people say of a claim as a whole, by its id like a correction. */
export const reviews = sqliteTable("reviews", {
  claim_id: text().primaryKey(),
  status: text({ enum: ["accepted", "rejected"] }),
  note: text(),
  made_at: text().notNull(),
  made_by: text(),
});

/** What became of claims, by people and by reading anew; the first reading of a paper is not in it. */
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
  },
  (t) => [index("history_by_claim").on(t.claim_id), index("history_by_paper").on(t.paper_id)],
);

/** Views of the table that people gave a name: filters, order and columns, as the query's canonical text. */
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
