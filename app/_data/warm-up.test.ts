import { writeFileSync } from "node:fs";
import { afterAll, expect, it, vi } from "vitest";
import { getBoardConnection } from "@/db/board-connection";
import { createTestBoard, createTestPaper } from "@/db/fixtures/test-board";
import { getClaimFacets } from "@/db/queries/get-claim-facets";
import { getBaselineWordings } from "@/db/queries/get-model";
import { listFamilies } from "@/db/queries/list-benchmarks";
import { listModels } from "@/db/queries/list-models";
import { listMonthlyCounts } from "@/db/queries/list-monthly-counts";
import { buildClaimQuery } from "@/lib/query/claim-query";
import { warmUp } from "./warm-up";

const board = createTestBoard();
afterAll(() => board.remove());

it("leaves the pages of the first visitor nothing to read", async () => {
  await board.add([createTestPaper()]);
  await warmUp(board.file);
  const db = getBoardConnection(board.file);
  const prepare = vi.spyOn(db.$client, "prepare");
  expect(getClaimFacets(db, buildClaimQuery()).facets.status).not.toEqual([]);
  listFamilies(db);
  listModels(db);
  getBaselineWordings(db);
  expect(listMonthlyCounts(db)).not.toEqual([]);
  expect(prepare).not.toHaveBeenCalled();
  prepare.mockRestore();
});

it("leaves faults to the first request", async () => {
  const broken = `${board.file}-broken`;
  writeFileSync(broken, "owls");
  await expect(warmUp(broken)).resolves.toBeUndefined();
  await expect(warmUp(`${board.file}-missing`)).resolves.toBeUndefined();
});
