import type { ClaimEvent } from "@/lib/claim/history";
import type {
  ChangeSummary,
  DayOfChanges,
  EventCount,
  EventSelection,
  HistoryEntry,
  RecordedRun,
  SlotCount,
} from "@/lib/claim/run";
import type { Db } from "../open";

const RUN_COLUMNS = `pk AS id, kind, started_at, ended_at, source, sources, extractor, papers, added, changed, removed`;

interface EntryRow {
  readonly type: HistoryEntry["type"];
  readonly at: string;
  readonly id: number | null;
  readonly day: string | null;
  readonly made_by: string | null;
  readonly claims: number;
}

/** Decisions about names are runs. */
const IS_DECISION = "(cause = 'person')";

/** Runs, the decisions of each person and day, and the other changes of each day that belong to no run. */
const ENTRIES = `SELECT 'run' AS type, started_at AS at, pk AS id, NULL AS day, NULL AS made_by, 0 AS claims FROM runs
  UNION ALL SELECT CASE WHEN ${IS_DECISION} THEN 'decisions' ELSE 'other' END, max(made_at), NULL, substr(made_at, 1, 10),
    made_by, count(DISTINCT claim_id)
  FROM history WHERE run_pk IS NULL GROUP BY ${IS_DECISION}, substr(made_at, 1, 10), made_by`;

/** Lists runs and decisions, newest first. */
export function listHistoryEntries(db: Db, { offset, limit }: { readonly offset: number; readonly limit: number }) {
  const total = db.$client.prepare<[], number>(`SELECT count(*) FROM (${ENTRIES})`).pluck().get() ?? 0;
  const rows = db.$client
    .prepare<[number, number], EntryRow>(`${ENTRIES} ORDER BY at DESC, id DESC LIMIT ? OFFSET ?`)
    .all(limit, offset);
  const entries = rows.flatMap(({ type, at, id, day, made_by, claims }): HistoryEntry[] => {
    if (type === "run") return [getRun(db, id ?? 0)].filter((run) => run !== null);
    return [{ type, day: day ?? "", made_by, last_at: at, claims } satisfies DayOfChanges];
  });
  return { entries, total };
}

/** Returns a run; null if there is none. */
export function getRun(db: Db, id: number): RecordedRun | null {
  const row = db.$client
    .prepare<[number], Omit<RecordedRun, "type">>(`SELECT ${RUN_COLUMNS} FROM runs WHERE pk = ?`)
    .get(id);
  return row ? { type: "run", ...row } : null;
}

interface Condition {
  readonly where: string;
  readonly values: readonly (string | number | null)[];
}

function toCondition(selection: EventSelection): Condition {
  if (selection.type === "run") return { where: "h.run_pk = ?", values: [selection.id] };
  const { type, day, made_by } = selection;
  const cause = type === "decisions" ? IS_DECISION : `NOT ${IS_DECISION}`;
  return {
    where: `h.run_pk IS NULL AND ${cause} AND h.made_at >= ? AND h.made_at < ? AND h.made_by IS ?`,
    values: [day, `${day}U`, made_by],
  };
}

/** Counts the events of a run or a day by kind, cause and slot. */
export function summarizeEvents(db: Db, selection: EventSelection): ChangeSummary {
  const { where, values } = toCondition(selection);
  const events = db.$client
    .prepare<unknown[], EventCount>(
      `SELECT event, cause, count(DISTINCT claim_id) AS claims FROM history h WHERE ${where}
       GROUP BY event, cause ORDER BY claims DESC, event, cause`,
    )
    .all(...values);
  const slots = db.$client
    .prepare<unknown[], SlotCount>(
      `SELECT json_extract(slot_change.value, '$.slot') AS slot, count(DISTINCT claim_id) AS claims
       FROM history h, json_each(h.changes) slot_change WHERE ${where} AND h.event IN ('changed', 'corrected', 'reverted')
       GROUP BY slot ORDER BY claims DESC, slot`,
    )
    .all(...values);
  return { events, slots };
}

/** An event with the paper of its claim. */
export interface ListedEvent extends ClaimEvent {
  readonly pk: number;
  readonly paper_id: string;
  /** Null if the paper was removed. */
  readonly paper_title: string | null;
  /** False if the claim was removed. */
  readonly isStored: boolean;
}

interface EventRow extends Omit<ListedEvent, "changes" | "isStored"> {
  readonly changes: string;
  readonly stored: 0 | 1;
}

/** Lists events of a run or a day, in the order in which they happened. */
export function listEvents(
  db: Db,
  selection: EventSelection,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): { readonly events: ListedEvent[]; readonly total: number } {
  const { where, values } = toCondition(selection);
  const total =
    db.$client
      .prepare<unknown[], number>(`SELECT count(*) FROM history h WHERE ${where}`)
      .pluck()
      .get(...values) ?? 0;
  const rows = db.$client
    .prepare<unknown[], EventRow>(
      `SELECT h.pk, h.claim_id, h.paper_id, h.made_at, h.made_by, h.event, h.cause, h.changes, h.note,
        (SELECT title FROM papers p WHERE p.id = h.paper_id) AS paper_title,
        EXISTS (SELECT 1 FROM claims c WHERE c.id = h.claim_id) AS stored
       FROM history h WHERE ${where} ORDER BY h.pk LIMIT ? OFFSET ?`,
    )
    .all(...values, limit, offset);
  const events = rows.map(({ changes, stored, ...row }) => ({
    ...row,
    changes: JSON.parse(changes),
    isStored: stored === 1,
  }));
  return { events, total };
}
