import { getMetricDisplayName } from "@/lib/claim/metric-names";
import { toComparisonFacts } from "@/lib/names/comparison-facts";
import { type DuplicateName, findDuplicates } from "@/lib/names/find-duplicates";
import { foldDecisions } from "@/lib/names/fold-decisions";
import { getListedDirection, isListedName } from "@/lib/names/listed-names";
import type { NameDecision, NameFacts } from "@/lib/names/name-decision";
import { toNameKey } from "@/lib/names/name-key";
import { NAME_KINDS, type NameClass, type NameKind, type NameStatus } from "@/lib/names/name-kind";
import type { UserLexicon } from "@/lib/names/user-lexicon";
import type { Db } from "../open";
import { listDecisionsInForce } from "./get-user-lexicon";
import { cacheByDataVersion } from "./versioned-cache";

/** A name of the board: all spellings with the same key within its kind. */
export interface BoardName {
  readonly kind: NameKind;
  readonly key: string;
  /** The most frequent spelling. */
  readonly name: string;
  readonly papers: number;
  /** Claims that have it in any slot, without rejected ones. */
  readonly claims: number;
  readonly status: NameStatus;
  /** Name that replaces it; null if there is none. */
  readonly becomes: string | null;
  /** What a person declared it to be; null if nobody did. */
  readonly declared: NameClass | null;
  /** Facts in force, of the lexicon or decided; of a model only decided ones. */
  readonly facts: NameFacts;
  readonly duplicates: readonly DuplicateName[];
  /** Claims that a decision may change: those of a new name and of a likely duplicate. */
  readonly open: number;
}

/** Names in claims, one row for each spelling and paper. */
const QUERIES: readonly (readonly [kind: NameKind, sql: string])[] = [
  [
    "benchmark",
    `SELECT b.name AS name, c.paper_pk AS paper, count(*) AS n, 0 AS known FROM claim_benchmarks b
      JOIN claims c ON c.pk = b.claim_pk WHERE c.status <> 'rejected' GROUP BY 1, 2`,
  ],
  [
    "model",
    `SELECT model AS name, paper_pk AS paper, count(*) AS n, max(model_family IS NOT NULL) AS known FROM claims
      WHERE model_id IS NOT NULL AND status <> 'rejected' GROUP BY 1, 2`,
  ],
  [
    "method",
    `SELECT method AS name, paper_pk AS paper, count(*) AS n, 0 AS known FROM claims
      WHERE method IS NOT NULL AND status <> 'rejected' GROUP BY 1, 2`,
  ],
  [
    "metric",
    `SELECT coalesce(metric_id, metric) AS name, paper_pk AS paper, count(*) AS n, max(metric_id IS NOT NULL) AS known
      FROM claims WHERE metric IS NOT NULL AND status <> 'rejected' GROUP BY 1, 2`,
  ],
];

/** Baselines are counted for the models and methods that have claims of their own. */
const BASELINES = `SELECT baseline AS name, paper_pk AS paper, count(*) AS n, 0 AS known FROM claims
  WHERE baseline IS NOT NULL AND status <> 'rejected' AND baseline IS NOT model AND baseline IS NOT method GROUP BY 1, 2`;

interface NameRow {
  readonly name: string;
  readonly paper: number;
  readonly n: number;
  readonly known: 0 | 1;
}

interface NameCount {
  readonly key: string;
  readonly spellings: Map<string, number>;
  readonly papers: Set<number>;
  claims: number;
  isListed: boolean;
}

function countNames(kind: NameKind, rows: readonly NameRow[], counts: Map<string, NameCount>, isNew: boolean): void {
  const keys = new Map<string, string>();
  for (const { name, paper, n, known } of rows) {
    const key = keys.get(name) ?? toNameKey(kind, name);
    keys.set(name, key);
    const count = counts.get(key) ?? { key, spellings: new Map(), papers: new Set(), claims: 0, isListed: false };
    if (isNew) counts.set(key, count);
    count.spellings.set(name, (count.spellings.get(name) ?? 0) + n);
    count.papers.add(paper);
    count.claims += n;
    count.isListed ||= known === 1;
  }
}

const getMostFrequent = (spellings: ReadonlyMap<string, number>): string =>
  [...spellings].reduce((best, one) => (one[1] > best[1] ? one : best), ["", 0] as const)[0];

/** Returns what the decisions in force declare and replace among the names of one kind. */
function readDecisions(kind: NameKind, { rows, targets }: UserLexicon) {
  const classes = new Map<string, NameClass>();
  for (const row of rows)
    if (row.isDeclared)
      for (const name of [row.name, ...row.aliases, ...row.exactAliases]) classes.set(toNameKey(kind, name), row.kind);
  const ofKind = targets.filter((target) => target.kind === kind);
  return { classes, targets: new Map(ofKind.map((target) => [toNameKey(kind, target.name), target])) };
}

/** Prepares reading the facts in force of names of one kind by key. */
function prepareFacts(kind: NameKind, lexicon: UserLexicon): (key: string) => NameFacts {
  const comparison = toComparisonFacts(lexicon);
  if (kind === "benchmark") return (key) => comparison.getBenchmark(key);
  const rows = lexicon.rows.filter((row) => row.kind === kind);
  const decided = new Map(rows.map(({ name, facts }) => [toNameKey(kind, name), facts]));
  const listed = (key: string): NameFacts => (kind === "metric" ? { better: getListedDirection(key) } : {});
  return (key) => ({ ...listed(key), ...decided.get(key) });
}

function listNamesOfKind(
  kind: NameKind,
  counts: Map<string, NameCount>,
  lexicon: UserLexicon,
  decisions: readonly NameDecision[],
): BoardName[] {
  const { classes, targets } = readDecisions(kind, lexicon);
  const toFacts = prepareFacts(kind, lexicon);
  for (const decision of decisions) {
    if (decision.kind !== kind || decision.action === "describe") continue;
    const { name } = decision;
    const key = toNameKey(kind, name);
    if (!counts.has(key))
      counts.set(key, { key, spellings: new Map([[name, 1]]), papers: new Set(), claims: 0, isListed: false });
  }
  const names = [...counts.values()].map(({ key, spellings, papers, claims, isListed }) => {
    const name = kind === "metric" && isListed ? getMetricDisplayName(key) : getMostFrequent(spellings);
    const declared = classes.get(key) ?? null;
    const target = targets.get(key);
    const isMapped = target?.to != null && toNameKey(kind, target.to) !== key;
    const isHidden = target?.to === null || (declared !== null && declared !== kind);
    const isKnown = isListed || declared === kind || isListedName(kind, name);
    const status: NameStatus = isHidden ? "hidden" : isMapped ? "mapped" : isKnown ? "known" : "new";
    const becomes = target?.to ?? null;
    return { kind, key, name, papers: papers.size, claims, status, becomes, declared, facts: toFacts(key) };
  });
  const shown = names.filter(({ status, claims }) => claims > 0 && (status === "known" || status === "new"));
  const duplicates = findDuplicates(
    kind,
    shown.map((name) => ({ ...name, isKnown: name.status === "known" })),
  );
  return names.map((name) => {
    const others = duplicates.get(name.key) ?? [];
    const isSmaller = others.some(({ claims }) => claims >= name.claims);
    return { ...name, duplicates: others, open: name.status === "new" || isSmaller ? name.claims : 0 };
  });
}

/**
 * Lists the names of the board of all kinds, those first where a decision would change most claims. Names that were renamed
 * or hidden are listed too, also without claims.
 */
export const listNames: (db: Db) => readonly BoardName[] = cacheByDataVersion((db) => {
  const counts = new Map(NAME_KINDS.map((kind) => [kind, new Map<string, NameCount>()]));
  const read = (sql: string) => db.$client.prepare<[], NameRow>(sql).all();
  for (const [kind, sql] of QUERIES) countNames(kind, read(sql), counts.get(kind) ?? new Map(), true);
  const baselines = read(BASELINES);
  for (const kind of ["model", "method"] as const) countNames(kind, baselines, counts.get(kind) ?? new Map(), false);
  const decisions = listDecisionsInForce(db).map(({ decision }) => decision);
  const lexicon = foldDecisions(decisions);
  return NAME_KINDS.flatMap((kind) => listNamesOfKind(kind, counts.get(kind) ?? new Map(), lexicon, decisions)).sort(
    (a, b) => b.open - a.open || b.claims - a.claims || (a.name < b.name ? -1 : 1),
  );
});
