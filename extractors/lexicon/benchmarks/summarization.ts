import type { BenchmarkRow } from "../types";

/** Summaries. */
export const summarizationBenchmarks: readonly BenchmarkRow[] = [
  { name: "CNN/DailyMail", aliases: ["CNN/DM", "CNN-DM", "CNN DailyMail"], domain: "summarization", metric: "rouge-l" },
  { name: "XSum", domain: "summarization", metric: "rouge-l" },
  { name: "Gigaword", domain: "summarization", metric: "rouge-l" },
  { name: "SAMSum", domain: "summarization", metric: "rouge-l" },
  { name: "DialogSum", domain: "summarization", metric: "rouge-l" },
  { name: "Multi-News", domain: "summarization", metric: "rouge-l" },
  { name: "arXiv summarization", domain: "summarization", metric: "rouge-l" },
  { name: "PubMed summarization", domain: "summarization", metric: "rouge-l" },
  { name: "GovReport", domain: "summarization", metric: "rouge-l" },
  { name: "BookSum", domain: "summarization", metric: "rouge-l" },
  { name: "QMSum", domain: "summarization", metric: "rouge-l" },
  { name: "SummScreen", domain: "summarization", metric: "rouge-l" },
  { name: "BillSum", domain: "summarization", metric: "rouge-l" },
  { name: "XL-Sum", domain: "summarization", metric: "rouge-l" },
  { name: "MeetingBank", domain: "summarization", metric: "rouge-l" },
  { name: "SummEval", domain: "summarization", metric: "spearman" },
  { name: "SummaC", domain: "summarization", metric: "balanced-accuracy" },
  { name: "LongEval", domain: "summarization", metric: "score" },
  { name: "BIGPATENT", domain: "summarization" },
  { name: "SummEdits", domain: "summarization" },
  { name: "SQuALITY", domain: "summarization" },
];
