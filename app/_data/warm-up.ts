import { existsSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { getBoardConnection } from "@/db/board-connection";
import type { Db } from "@/db/open";
import { prepareSummaries } from "@/db/queries/board-summaries";
import { getBoardStats } from "@/db/queries/get-board-stats";
import { getClaimFacets } from "@/db/queries/get-claim-facets";
import { getBaselineWordings } from "@/db/queries/get-model";
import { listFamilies } from "@/db/queries/list-benchmarks";
import { listModelResults } from "@/db/queries/list-model-results";
import { listModels } from "@/db/queries/list-models";
import { listMonthlyCounts } from "@/db/queries/list-monthly-counts";
import { buildClaimQuery } from "@/lib/query/claim-query";

/** Pause in ms before each step, in which requests are answered. */
const PAUSE_MS = 20;

/** What the claims page, the overview, the lists and the pages of models read; each step is repeated while it returns true. */
const STEPS: readonly ((db: Db) => unknown)[] = [
  (db) => getClaimFacets(db, buildClaimQuery()),
  prepareSummaries,
  listFamilies,
  getBoardStats,
  listMonthlyCounts,
  listModels,
  listModelResults,
  getBaselineWordings,
];

/**
 * Reads a board into memory soon after the start of a server: the first visitor of a board with a million claims would
 * otherwise wait for it. An unreadable board is reported by the first request.
 */
export async function warmUp(file: string): Promise<void> {
  for (const step of STEPS) {
    let isRepeated = true;
    while (isRepeated) {
      await wait(PAUSE_MS, undefined, { ref: false });
      if (!existsSync(/* turbopackIgnore: true */ file)) return;
      try {
        isRepeated = step(getBoardConnection(file)) === true;
      } catch {
        return;
      }
    }
  }
}
