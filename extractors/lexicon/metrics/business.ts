import type { MetricRow } from "../types";

/** Money and clicks. */
export const businessMetrics: readonly MetricRow[] = [
  { id: "sharpe-ratio", name: "Sharpe ratio", aliases: ["Sharpe"], higherIsBetter: true, bound: null, kind: "quality" },
  {
    id: "annualized-return",
    name: "annualized return",
    aliases: ["annual return", "annualised return"],
    higherIsBetter: true,
    bound: null,
    kind: "quality",
  },
  {
    id: "max-drawdown",
    name: "maximum drawdown",
    aliases: ["max drawdown"],
    higherIsBetter: false,
    bound: 100,
    kind: "quality",
  },
  { id: "ic", name: "information coefficient", aliases: ["rank IC"], higherIsBetter: true, bound: 1, kind: "quality" },
  { id: "cut", name: "cut value", higherIsBetter: true, bound: null, kind: "quality" },
  { id: "vus-pr", name: "VUS-PR", higherIsBetter: true, bound: 1, kind: "quality" },
];
