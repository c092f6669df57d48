import { formatCount } from "../../lib/format";
import { modelPath } from "../../lib/model-names";
import { findByName, type Place } from "../../lib/places";
import type { Db } from "../open";
import { listBenchmarks } from "./list-benchmarks";
import { listModels } from "./list-models";
import { listPapers } from "./list-papers";

/** Of each kind; who wants more writes more of the name. */
const MOST = 6;

const claimsNote = (count: number): string => formatCount(count, "claim");

/**
 * Benchmarks, models and papers whose name answers a search, and behind them papers that speak of it; those with most
 * claims, and the newest papers, where nothing is asked for.
 */
export function findPlaces(db: Db, search: string): Place[] {
  const benchmarks = findByName(listBenchmarks(db), search, MOST);
  const models = findByName(listModels(db), search, MOST);
  const { papers } = listPapers(db, { q: search, titlesFirst: true, limit: MOST });
  return [
    ...benchmarks.map(
      ({ id, name, claims }): Place => ({
        kind: "benchmark",
        name,
        href: `/benchmarks/${id}`,
        note: claimsNote(claims),
      }),
    ),
    ...models.map(
      ({ id, name, claims }): Place => ({ kind: "model", name, href: modelPath(id), note: claimsNote(claims) }),
    ),
    ...papers.map(
      ({ id, title, claims }): Place => ({
        kind: "paper",
        name: title,
        href: `/papers/${id}`,
        note: claimsNote(claims),
      }),
    ),
  ];
}
