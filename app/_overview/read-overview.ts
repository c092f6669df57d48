import { browseBoard } from "@/app/_data/board";
import type { Db } from "@/db/open";
import { getBenchmark } from "@/db/queries/get-benchmark";
import { getBoardStats } from "@/db/queries/get-board-stats";
import { getDataQuality } from "@/db/queries/get-data-quality";
import { getNewSince } from "@/db/queries/get-new-since";
import { listFamilies } from "@/db/queries/list-benchmarks";
import { listMonthlyCounts } from "@/db/queries/list-monthly-counts";
import { listNewestPapers } from "@/db/queries/list-newest-papers";
import { cacheRead } from "@/db/queries/versioned-cache";
import { formatHeadline, toFamilyResults } from "@/lib/compare/family-results";
import { DEFAULT_FAMILY_VIEW } from "@/lib/compare/family-view";
import { rankResults } from "@/lib/compare/rank-results";
import { findFamily } from "./find-family";
import { toMonthlyActivity } from "./monthly-activity";
import { MIN_CONFIDENCE, parseOverviewQuery } from "./overview-query";

const MAX_PAPERS = 8;
const MAX_NEW_PAPERS = 5;

/** Number of rows of the chart: all of them fit a laptop screen. */
const MAX_ROWS = 10;

const GAIN_SORT = { id: "gain", desc: true };

/** Reads the part of the overview that is the same for all visitors; cached. */
const readCachedOverview = cacheRead("overview", (db) => ({
  stats: getBoardStats(db),
  families: listFamilies(db),
  papers: listNewestPapers(db, MAX_PAPERS),
  months: toMonthlyActivity(listMonthlyCounts(db)),
  quality: getDataQuality(db),
}));

/**
 * Reads the answer of a family: its headline, the same as on its page, and its first results with a minimum confidence.
 * Null if no claim names it.
 */
export function readFamilyAnswer(db: Db, id: string, confidence: number) {
  const data = getBenchmark(db, id);
  if (data === null) return null;
  const { benchmark } = data;
  const read = (min: number) => toFamilyResults(data, { ...DEFAULT_FAMILY_VIEW, confidence: min }, GAIN_SORT);
  const all = read(0);
  const shown = confidence === 0 ? all : read(confidence);
  return {
    family: benchmark,
    headline: formatHeadline(benchmark, all),
    main: shown.main,
    ranked: shown.main && rankResults(shown.main, MAX_ROWS),
    /** Number of results, and of those below the minimum confidence, or below the usual minimum if there is none. */
    all: all.selected.length,
    unsure: all.selected.filter(({ claim }) => claim.confidence < (confidence || MIN_CONFIDENCE)).length,
  };
}

export type FamilyAnswerData = NonNullable<ReturnType<typeof readFamilyAnswer>>;

/**
 * Reads the overview of an address.
 * @param since ISO time of the last visit; null for the first one
 */
export const readOverview = (params: URLSearchParams, since: string | null) =>
  browseBoard((db) => {
    const { query, dropped } = parseOverviewQuery(params);
    const cached = readCachedOverview(db);
    const found = query.family === "" ? null : findFamily(cached.families, query.family);
    const isUnknown = query.family !== "" && found === null;
    const family = found ?? cached.families[0] ?? null;
    return {
      ...cached,
      query: { ...query, family: found?.id ?? "" },
      dropped: isUnknown ? [...dropped, { key: "family", value: query.family, reason: "no such benchmark" }] : dropped,
      answer: family && readFamilyAnswer(db, family.id, query.confidence),
      newSince: since === null ? null : getNewSince(db, since, MAX_NEW_PAPERS),
    };
  });

export type OverviewData = Awaited<ReturnType<typeof readOverview>>;
