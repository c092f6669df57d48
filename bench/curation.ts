import { writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { closeDb, openDb } from "@/db/open";
import type { BoardName } from "@/db/queries/list-names";
import type { ClaimRecord } from "@/lib/claim/claim";
import type { ReviewRequest } from "@/lib/claim/correction";
import type { NameDecision } from "@/lib/names/name-decision";
import { type Server, serve, temporaryFolder } from "../e2e/program";
import { createCurationBoard, parseLines, post, runToEnd } from "./curation-board";

const DECISIONS = 100;
const REVIEWS = 200;
const KILLS = 20;

/**
 * Chooses decisions as a careful person would: likely duplicates that differ in spelling or in a generic word become the
 * name with more claims; new benchmarks of several claims are confirmed, the most frequent first.
 */
function chooseDecisions(names: readonly BoardName[]): NameDecision[] {
  const merges = names.flatMap(({ kind, name, claims, status, duplicates }): NameDecision[] => {
    const target = duplicates.find(({ reason, claims: others }) => reason !== "version or split" && others > claims);
    if (status !== "new" || !target) return [];
    return [{ action: "rename", kind, name, to: target.name, match: "case" }];
  });
  const merged = new Set(merges.map(({ name }) => name));
  const confirmed = names
    .filter(({ kind, status, name }) => kind === "benchmark" && status === "new" && !merged.has(name))
    .map(({ name }): NameDecision => ({ action: "classify", kind: "benchmark", name, as: "benchmark", match: "case" }));
  return [...merges, ...confirmed].slice(0, DECISIONS);
}

/** A fifth each: reject, correct the metric, correct the benchmark, note; else accept. */
function chooseReview(i: number): ReviewRequest {
  if (i % 5 === 0) return { action: "verdict", verdict: "rejected", by: "Ada" };
  if (i % 5 === 1) return { action: "correct", values: { metric: "exact match" }, by: "Ada" };
  if (i % 5 === 2) return { action: "correct", values: { benchmarks: ["Corrected Bench"] }, by: "Ada" };
  if (i % 5 === 3) return { action: "note", note: `checked ${i}`, by: "Ada" };
  return { action: "verdict", verdict: "accepted", by: "Ada" };
}

/** True if an exported claim shows a review; a note is not exported. */
function showsReview(claim: ClaimRecord | undefined, review: ReviewRequest): boolean {
  if (review.action === "verdict") return claim?.status === review.verdict;
  if (review.action !== "correct") return claim !== undefined;
  return Object.entries(review.values).every(
    ([slot, value]) => JSON.stringify(claim?.[slot as keyof ClaimRecord]) === JSON.stringify(value),
  );
}

async function exportClaims(db: string): Promise<Map<string, ClaimRecord>> {
  const text = await runToEnd([
    "export",
    "--db",
    db,
    "--to",
    "ndjson",
    "--where",
    "status=extracted&status=accepted&status=corrected&status=rejected",
  ]);
  return new Map(parseLines<ClaimRecord>(text).map((claim) => [claim.id, claim]));
}

interface Board {
  readonly db: string;
  readonly decisions: readonly NameDecision[];
  readonly reviews: ReadonlyMap<string, ReviewRequest>;
}

/** Counts what is not as a person left it. */
async function countLosses({ db, decisions, reviews }: Board): Promise<string> {
  const claims = await exportClaims(db);
  const inForce = openDb(db);
  const stored = inForce.$client.prepare("SELECT count(*) FROM name_decisions WHERE undone_at IS NULL").pluck().get();
  const notes = new Set(
    inForce.$client.prepare<[], string>("SELECT note FROM reviews WHERE note IS NOT NULL").pluck().all(),
  );
  closeDb(inForce);
  const lost = [...reviews].filter(([id, review]) => !showsReview(claims.get(id), review));
  const lostNotes = [...reviews.values()].filter((review) => review.action === "note" && !notes.has(review.note));
  const wrong = decisions.filter(
    (made) =>
      made.action === "rename" &&
      [...claims.values()].some(
        (claim) => claim.status === "extracted" && (claim.benchmarks as string[]).includes(made.name),
      ),
  );
  return `${stored} of ${decisions.length} decisions in force, ${lost.length} of ${reviews.size} reviews lost, ${lostNotes.length} notes lost, ${wrong.length} renamed names left`;
}

async function curate(server: Server, db: string): Promise<Board> {
  const names = parseLines<BoardName>(await runToEnd(["names", "list", "--json", "--db", db]));
  const decisions = chooseDecisions(names);
  for (let at = 0; at < decisions.length; at += 5)
    await post(`${server.url}/names/change`, { decide: decisions.slice(at, at + 5), by: "Ada" });
  const ids = [...(await exportClaims(db)).keys()].filter((_, i, all) => i % Math.floor(all.length / REVIEWS) === 0);
  const reviews = new Map(ids.slice(0, REVIEWS).map((id, i) => [id, chooseReview(i)]));
  for (const [id, review] of reviews) await post(`${server.url}/claims/${id}/review`, review);
  return { db, decisions, reviews };
}

/** Kills the server while it saves notes, and counts acknowledged notes that are not stored. */
async function killDuringSaves(board: Board): Promise<string> {
  const ids = [...board.reviews.keys()];
  const acknowledged: string[] = [];
  for (let kill = 0; kill < KILLS; kill++) {
    const server = await serve(["--db", board.db, "--port", "0"]);
    const saves = ids.map(async (id, i) => {
      const note = `kill ${kill}, note ${i}`;
      if (await post(`${server.url}/claims/${id}/review`, { action: "note", note })) acknowledged.push(`${id} ${note}`);
    });
    await wait(150 + 40 * kill);
    await server.stop("SIGKILL");
    await Promise.all(saves);
  }
  const db = openDb(board.db);
  const events = new Set(
    db.$client.prepare<[], string>("SELECT claim_id || ' ' || note FROM history WHERE event = 'noted'").pluck().all(),
  );
  const integrity = db.$client.pragma("integrity_check", { simple: true });
  closeDb(db);
  const lost = acknowledged.filter((note) => !events.has(note));
  return `${KILLS} kills, ${acknowledged.length} acknowledged saves, ${lost.length} lost, integrity ${integrity}`;
}

/**
 * Makes decisions about names and reviews through the server of a board, then extracts everything again as if by a new
 * version, imports the papers again from another file, and kills the server during saves; prints what was lost.
 */
export async function run(): Promise<void> {
  const folder = temporaryFolder();
  const { db, papers } = await createCurationBoard(folder.path);
  const server = await serve(["--db", db, "--port", "0"]);
  const board = await curate(server, db);
  await server.stop();
  const of = (action: string) => board.decisions.filter((made) => made.action === action).length;
  console.log(`${of("rename")} names merged, ${of("classify")} confirmed, ${board.reviews.size} reviews`);
  console.log(`after curation: ${await countLosses(board)}`);
  const stored = openDb(db);
  stored.$client.exec("UPDATE papers SET extractor = '0'");
  closeDb(stored);
  console.log((await runToEnd(["reextract", "--db", db])).trim());
  console.log(`after re-extraction: ${await countLosses(board)}`);
  const other = `${folder.path}/again.json`;
  writeFileSync(other, JSON.stringify(papers));
  console.log((await runToEnd(["import", "--db", db, other])).trim());
  console.log(`after another import: ${await countLosses(board)}`);
  console.log(await killDuringSaves(board));
  folder.remove();
}
