import { NON_RESULT_DESCRIPTIONS, type NonResultCode } from "../quantities/non-result-code";

const DROP_DESCRIPTIONS = {
  "no-trigger": "no word marks it as a result",
  "background-sentence": "background, before the paper speaks of its work",
  "stated-by-other-number": "another number states the same",
  aside: "a statistic or a citation",
} as const satisfies Readonly<Record<string, string>>;

/** Why a number is in no claim. */
export type DropCode = keyof typeof DROP_DESCRIPTIONS | NonResultCode;

const DESCRIPTIONS: Readonly<Record<DropCode, string>> = { ...NON_RESULT_DESCRIPTIONS, ...DROP_DESCRIPTIONS };

/** Describes in a phrase why a number is in no claim: "a threshold". */
export const formatDropCode = (code: DropCode): string => DESCRIPTIONS[code];
