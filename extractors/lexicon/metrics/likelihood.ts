import type { MetricRow } from "../types";

/** Losses and perplexities. */
export const likelihoodMetrics: readonly MetricRow[] = [
  {
    id: "loss",
    name: "loss",
    aliases: ["validation loss", "test loss", "cross-entropy loss", "training loss", "eval loss"],
    higherIsBetter: false,
    bound: null,
    kind: "quality",
  },
  {
    id: "perplexity",
    name: "perplexity",
    aliases: ["perplexities"],
    exactAliases: ["PPL"],
    higherIsBetter: false,
    bound: null,
    kind: "quality",
  },
  { id: "bpc", name: "bits per character", aliases: ["bpc"], higherIsBetter: false, bound: null, kind: "quality" },
  { id: "bpb", name: "bits per byte", aliases: ["bpb"], higherIsBetter: false, bound: null, kind: "quality" },
  { id: "bpd", name: "bits per dimension", aliases: ["bits/dim"], higherIsBetter: false, bound: null, kind: "quality" },
];
