/** Kinds of findings, most serious first; the order of lists. */
export const FINDING_CODES = [
  "range",
  "arithmetic",
  "direction",
  "unit",
  "gain-kind",
  "two-values",
  "disagreement",
  "items",
] as const;
export type FindingCode = (typeof FINDING_CODES)[number];

/** A likely error in one claim or in several, in their papers or in the extraction. */
export interface Finding {
  readonly code: FindingCode;
  /** A sentence for a reader, without a full stop. */
  readonly message: string;
  /** Ids of the claims; for several values, lowest first. */
  readonly claims: readonly string[];
  /** True if a person accepted all of its claims: the papers say so. */
  readonly isConfirmed: boolean;
}

/** How many cases of a code could be checked, and how many of them have a finding. */
export interface FindingTally {
  readonly checked: number;
  /** Findings that no person has confirmed. */
  readonly open: number;
  /** Findings in claims that a person accepted. */
  readonly confirmed: number;
}

/** What a code means. */
export interface FindingText {
  readonly title: string;
  readonly explanation: string;
  /** What is counted as one case, singular and plural. */
  readonly unit: readonly [one: string, many: string];
  /** True if most findings are right and incomplete, so that nothing has to be fixed. */
  readonly isUsuallyRight?: true;
}

const CLAIMS = ["claim", "claims"] as const;

/** Titles and explanations of the codes, for the page and the command line. */
export const FINDING_TEXTS: Readonly<Record<FindingCode, FindingText>> = {
  range: {
    title: "Value outside the range of its metric",
    explanation: "A share below 0% or above 100%, a count above its total, or a gain larger than the scale.",
    unit: CLAIMS,
  },
  arithmetic: {
    title: "Gain does not follow from before and after",
    explanation:
      "The stated gain is neither the difference nor the relative change of the two values, within rounding.",
    unit: CLAIMS,
  },
  direction: {
    title: "Sign disagrees with the sentence",
    explanation:
      "The change or the gain points one way, the verb of its sentence or the other numbers point the other.",
    unit: CLAIMS,
  },
  unit: {
    title: "Metric in a unit it cannot have",
    explanation: "Accuracy in seconds, for example. Either the metric or the unit is wrong.",
    unit: CLAIMS,
  },
  "gain-kind": {
    title: "Percent that can be read in one way only",
    explanation:
      "The sentence does not say whether a gain in percent is points or relative, or the claim says the wrong one; its values allow only one.",
    unit: CLAIMS,
  },
  "two-values": {
    title: "Two values for one result in one paper",
    explanation:
      "The same system, benchmark, metric and conditions with different values in one abstract. Often a condition that tells the values apart is missing from the claims.",
    unit: ["repeated result", "repeated results"],
  },
  disagreement: {
    title: "Papers that contradict each other",
    explanation: "Different values for the same model on the same benchmark and metric in several papers.",
    unit: ["result in several papers", "results in several papers"],
  },
  items: {
    title: "Score that a single run cannot give",
    explanation:
      "One run over 30 problems gives multiples of 3.33%. Most other scores are averages of several runs that the sentence does not mention; the rest are errors.",
    unit: CLAIMS,
    isUsuallyRight: true,
  },
};
