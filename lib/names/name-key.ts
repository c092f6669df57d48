import { METRIC_FACTS } from "@/lexicon/generated/comparison";
import { benchmarkId } from "../claim/benchmark-id";
import { getMetricDisplayName, metricIdToWords } from "../claim/metric-names";
import { toSpellingKey } from "../claim/spelling-key";
import type { NameKind } from "./name-kind";

/** The id of a metric of the lexicon by its printed name and by its id in words. */
const METRIC_IDS: ReadonlyMap<string, string> = new Map(
  Object.keys(METRIC_FACTS).flatMap((id) =>
    [getMetricDisplayName(id), metricIdToWords(id), id].map((name) => [name.toLowerCase(), id] as const),
  ),
);

/** Returns the id of a metric by its name; a name that the lexicon does not list is its own id, in lower case. */
export const toMetricId = (name: string): string => {
  const text = name.trim().toLowerCase();
  return METRIC_IDS.get(text) ?? text;
};

/** True if the lexicon has a metric with this id. */
export const isListedMetric = (id: string): boolean => Object.hasOwn(METRIC_FACTS, id);

/** Returns the key that all spellings of a name share within its kind. The key of a key is that key. */
export function toNameKey(kind: NameKind, name: string): string {
  if (kind === "benchmark") return benchmarkId(name);
  return kind === "metric" ? toMetricId(name) : toSpellingKey(name);
}

/** Returns a key that distinguishes names of all kinds. */
export const toQualifiedKey = (kind: NameKind, name: string): string => `${kind}\n${toNameKey(kind, name)}`;
