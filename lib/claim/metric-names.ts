import { METRIC_NAMES } from "@/lexicon/generated/metric-names";

const NAME_OF_ID: ReadonlyMap<string, string> = new Map(Object.entries(METRIC_NAMES));

/** Returns a metric in words by its id: "attack success rate", "pass@k", "map at 50 95". */
export const metricIdToWords = (id: string): string => id.replace(/-at-(?=k$|\d+$)/, "@").replaceAll("-", " ");

/** Returns the printed name of a metric by its id (`lexicon/metrics.tsv`): "FID", "mAP@0.5:0.95", "accuracy". */
export const getMetricDisplayName = (id: string): string => NAME_OF_ID.get(id) ?? metricIdToWords(id);
