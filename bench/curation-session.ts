import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { closeDb, openReadonlyDb } from "@/db/open";
import { listReviewQueue } from "@/db/queries/list-review-queue";
import type { ScoredSlots } from "@/eval/gold";
import type { ClaimRecord } from "@/lib/claim/claim";
import type { ReviewRequest } from "@/lib/claim/correction";
import { parseClaimQuery } from "@/lib/query/parse-claim-query";
import { serve, temporaryFolder } from "../e2e/program";
import { createCurationBoard, parseLines, post, runToEnd } from "./curation-board";
import { CHECKED_PARTS, type Judgement, listWrongParts, readJudgements, toCorrection } from "./judgements";

const NAMES_FILE = fileURLToPath(new URL("curation/names.json", import.meta.url));

/** Benchmark families, as in `?family=`. */
const FAMILIES = ["aime", "math", "mathvista"] as const;
const QUERY = FAMILIES.map((family) => `family=${family}`).join("&");

/** The length of the session, and the pace of the person, in seconds. */
const SESSION = 15 * 60;
const PACE = { readName: 0.5, decideName: 10, verdict: 3, correction: 15 } as const;

type SessionClaim = ClaimRecord & ScoredSlots;
type Claims = ReadonlyMap<string, SessionClaim>;

/** Reads the claims of the board that are not rejected, of some families or all. */
async function readClaims(db: string, query = ""): Promise<Claims> {
  const where = `${query}&status=extracted&status=accepted&status=corrected`;
  const claims = parseLines<SessionClaim>(await runToEnd(["export", "--db", db, "--to", "ndjson", "--where", where]));
  return new Map(claims.map((claim) => [claim.id, claim]));
}

/** What the person does with a claim. */
function chooseReview({ truth }: Judgement, claim: SessionClaim): ReviewRequest {
  if (truth === null) return { action: "verdict", verdict: "rejected" };
  const values = toCorrection(truth, claim);
  if (Object.keys(values).length > 0) return { action: "correct", values };
  return { action: "verdict", verdict: "accepted" };
}

interface Session {
  readonly url: string;
  readonly db: string;
  readonly judgements: ReadonlyMap<string, Judgement>;
}

/** Reads the names of the claims, and decides about the wrong ones on the page Names. @returns seconds that it took */
async function decideNames({ url }: Session, claims: Claims): Promise<{ seconds: number; decisions: number }> {
  const decisions: unknown[] = JSON.parse(readFileSync(NAMES_FILE, "utf8"));
  await post(`${url}/names/change`, { decide: decisions });
  const names = new Set(
    [...claims.values()].flatMap(({ benchmarks, model, method, metric }) => [
      ...benchmarks.map((name) => `benchmark ${name}`),
      ...[`model ${model}`, `method ${method}`, `metric ${metric}`].filter((name) => !name.endsWith(" null")),
    ]),
  );
  return {
    seconds: names.size * PACE.readName + decisions.length * PACE.decideName,
    decisions: decisions.length,
  };
}

/** Reviews the queue in the order of the page Review until the time is over. @returns the reviews by claim */
async function reviewQueue(session: Session, seconds: number): Promise<Map<string, ReviewRequest>> {
  const db = openReadonlyDb(session.db);
  const { ids } = listReviewQueue(db, parseClaimQuery(QUERY).query, 1000);
  closeDb(db);
  const claims = await readClaims(session.db, QUERY);
  const reviews = new Map<string, ReviewRequest>();
  let left = seconds;
  for (const id of ids) {
    const [judgement, claim] = [session.judgements.get(id), claims.get(id)];
    if (!judgement || !claim) continue;
    const review = chooseReview(judgement, claim);
    left -= review.action === "correct" ? PACE.correction : PACE.verdict;
    if (left < 0) break;
    await post(`${session.url}/claims/${id}/review`, review);
    reviews.set(id, review);
  }
  return reviews;
}

/**
 * Formats a row: the number of judged claims without the optional ones, and how many of them are right in the first part, in
 * the first two, and so on.
 */
function formatPrecision(name: string, claims: Claims, judgements: ReadonlyMap<string, Judgement>): string {
  const judged = [...claims].flatMap(([id, claim]) => {
    const judgement = judgements.get(id);
    return judgement && !judgement.truth?.optional ? [{ claim, truth: judgement.truth }] : [];
  });
  const shares = CHECKED_PARTS.map((_, i) => {
    const parts = CHECKED_PARTS.slice(0, i + 1);
    const isRight = ({ claim, truth }: (typeof judged)[number]): boolean =>
      truth !== null && !listWrongParts(truth, claim).some((part) => parts.includes(part));
    const right = judged.filter(isRight).length;
    return `${right} (${((100 * right) / Math.max(1, judged.length)).toFixed(1)})`;
  });
  return `| ${[name, judged.length, ...shares].join(" | ")} |`;
}

/** Prints the precision of the claims of each family, and of all judged claims. */
async function printPrecision(when: string, { db, judgements }: Session): Promise<void> {
  for (const family of FAMILIES)
    console.log(formatPrecision(`${family}, ${when}`, await readClaims(db, `family=${family}`), judgements));
  console.log(formatPrecision(`all judged, ${when}`, await readClaims(db), judgements));
}

/** Lists the claims that differ between two states of the board. */
const listChanged = (before: Claims, after: Claims): string[] =>
  [...after].filter(([id, claim]) => JSON.stringify(before.get(id)) !== JSON.stringify(claim)).map(([id]) => id);

/**
 * Makes the claims about AIME, MATH and MathVista right in 15 minutes, at a fixed pace, through the server: decisions about
 * names, then the review queue. The answers come from judgements, so that it is measured how far the pages get a person who
 * knows the answers, and not whether the answers are found in that time.
 */
export async function run(): Promise<void> {
  const folder = temporaryFolder();
  const { db } = await createCurationBoard(folder.path);
  const server = await serve(["--db", db, "--port", "0"]);
  const judgements = new Map(readJudgements().map((judgement) => [judgement.id, judgement]));
  const session: Session = { url: server.url, db, judgements };

  const [all, selected] = [await readClaims(db), await readClaims(db, QUERY)];
  const unknown = [...selected.keys()].filter((id) => !judgements.has(id)).length;
  console.log(`${all.size} claims on the board, ${selected.size} of these benchmarks, ${unknown} of them not judged`);
  console.log(`| claims | judged | ${CHECKED_PARTS.join(" | + ")} |`);
  await printPrecision("before", session);

  const { seconds, decisions } = await decideNames(session, selected);
  await printPrecision("after the names", session);
  const changed = listChanged(all, await readClaims(db));

  const reviews = await reviewQueue(session, SESSION - seconds);
  await printPrecision("after the session", session);
  await server.stop();

  const ofAction = (action: string): number =>
    [...reviews.values()].filter((review) => review.action === action).length;
  const rejected = [...reviews.values()].filter(
    (review) => "verdict" in review && review.verdict === "rejected",
  ).length;
  const unseen = changed.filter((id) => !reviews.has(id));
  console.log(`${decisions} decisions about names in ${Math.round(seconds)} s changed ${changed.length} claims`);
  console.log(
    `${unseen.length} of them were not reviewed, ${unseen.filter((id) => !judgements.has(id)).length} not judged`,
  );
  console.log(
    `${reviews.size} reviews: ${ofAction("verdict") - rejected} accepted, ${rejected} rejected, ${ofAction("correct")} corrected`,
  );
  const late = [...(await readClaims(db, QUERY)).keys()].filter((id) => !judgements.has(id)).length;
  console.log(`${late} claims of these benchmarks are not judged after the session`);
  folder.remove();
}
