import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { buildClaimQuery } from "@/lib/query/claim-query";
import { createTestBoard, createTestPaper, type TestBoard } from "./fixtures/test-board";
import { listClaims } from "./queries/list-claims";
import { reviewTargets } from "./schema";
import { correctClaim, noteClaim } from "./store/review";

let board: TestBoard;
beforeEach(() => {
  board = createTestBoard();
});
afterEach(() => board.remove());

const FOLDER = fileURLToPath(new URL("migrations", import.meta.url));
const FILE = readdirSync(FOLDER).find((name) => name.endsWith("_review_targets.sql")) ?? "";

/** Runs the migration on a board as it was before. @param sql changes the board before it */
function migrateAgain(sql = ""): void {
  board.db.$client.exec(`DROP TABLE review_targets; ${sql}`);
  board.db.$client.exec(readFileSync(join(FOLDER, FILE), "utf8").replaceAll("--> statement-breakpoint", ""));
}

it("binds the reviews of an older board to sentence and extracted numbers", async () => {
  await board.add([createTestPaper({ title: "First" }), createTestPaper()]);
  const { claims } = listClaims(board.db, buildClaimQuery());
  const reviewed = claims.find((one) => one.paper_title === "First");
  const { id = "", sentence = "" } = reviewed ?? {};
  correctClaim(board.db, id, { after: 99, gain: 3 }, { by: null });
  const expected = board.db.select().from(reviewTargets).all();
  expect(expected).toMatchObject([{ claim_id: id, sentence, numbers: { before: 40, after: 52, gain: null } }]);
  migrateAgain();
  expect(board.db.select().from(reviewTargets).all()).toEqual(expected);
});

it("keeps reviews whose claim is gone, with the paper of their history", async () => {
  await board.add([createTestPaper()]);
  const [claim] = listClaims(board.db, buildClaimQuery()).claims;
  noteClaim(board.db, claim?.id ?? "", "one split", { by: null });
  migrateAgain("DELETE FROM claims");
  expect(board.db.select().from(reviewTargets).all()).toMatchObject([
    { claim_id: claim?.id, paper_id: claim?.paper_id, sentence: "", manual: null },
  ]);
});
