import type { MetricRow } from "../types";

/** What learning takes: samples and data. */
export const dataMetrics: readonly MetricRow[] = [
  {
    id: "sample-efficiency",
    name: "sample efficiency",
    aliases: ["sample complexity", "sample-efficient"],
    higherIsBetter: true,
    bound: null,
    kind: "data",
  },
  {
    id: "data-efficiency",
    name: "data efficiency",
    aliases: ["data-efficient"],
    higherIsBetter: true,
    bound: null,
    kind: "data",
  },
  {
    id: "training-data",
    name: "training data",
    aliases: [
      "training samples",
      "training examples",
      "labeled data",
      "number of training samples",
      "labelled data",
      "annotated data",
      "training dataset",
      "pretraining data",
      "fine-tuning data",
      "labeled samples",
      "labeled examples",
      "preference data",
    ],
    higherIsBetter: false,
    bound: null,
    kind: "data",
  },
  {
    id: "training-tokens",
    name: "training tokens",
    aliases: ["pretraining tokens"],
    higherIsBetter: false,
    bound: null,
    unit: "tokens",
    kind: "data",
  },
  {
    id: "environment-interactions",
    name: "environment interactions",
    aliases: ["environment steps", "environment samples"],
    higherIsBetter: false,
    bound: null,
    kind: "data",
  },
];
