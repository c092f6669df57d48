import { z } from "zod";
import { LIST_KEYS, type ListKey, type SingleKey } from "../query/claim-query";
import { listSchemas, singleSchemas } from "../query/parse-claim-query";

/** A query parameter of the API. */
export interface ApiParameter {
  readonly name: string;
  readonly description: string;
  /** JSON schema of one value. */
  readonly schema: Readonly<Record<string, unknown>>;
  /** True if it may be repeated to accept several values. */
  readonly repeatable: boolean;
}

const LIST_DESCRIPTIONS: Readonly<Record<ListKey, string>> = {
  benchmark: "Name or id of a benchmark: `MathVista`, `math-500`; `none` for claims without one",
  family: "Family of benchmarks, by name or id: `AIME` for all its years; an unknown one is rejected",
  model_family: "Family of the model, as shown; `none` for claims without one",
  model: "Model, by name or id; `none` for claims without one",
  metric: "Metric, by name or id; `none` for claims that name none",
  kind: "Kind of the claim by its numbers",
  gain_kind: "Type of the stated gain",
  qualifier: "Qualifier of a number",
  role: "System that the result belongs to: proposed (`own`), baseline or background",
  grade:
    "How far the claim can be trusted as extracted; several values may be separated by commas; `none` for claims without a grade, which an older extractor stored",
  check: "Whether the stated gain agrees with before and after",
  source: "File or query that the paper came from",
  id: "Id of a claim",
  paper: "Id of a paper (also one from before a merge) or its arXiv id",
  status: "Review status; rejected claims are excluded by default",
  has: "Part that claims must have: a gain, stated or computed (`gain`), values before and after (`before-after`), a named benchmark (`benchmark`). If repeated, claims must have all of them",
};

type ApiSingleKey = Exclude<SingleKey, "page" | "pin" | "density">;
const SINGLE_DESCRIPTIONS: Readonly<Record<ApiSingleKey, string>> = {
  q: 'Words or prefixes in the claim or its paper; "…" for a phrase, -word to exclude a word; acronyms in capitals (WER) and signed numbers (-3.2) are not matched as prefixes',
  size_of: "Parameters of a mixture of experts that `size` and the order by size refer to; default `total`",
  from: "Published on this day or later; a year or month means its first day",
  to: "Published on this day or earlier; a year or month means its last day",
  confidence: "Minimum confidence",
  confidence_below: "Upper limit of the confidence, exclusive",
  per: "Maximum number of items per page; default 100",
};

function toJsonSchema(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: "input" });
  return rest;
}

const SIZE_PARAMETER: ApiParameter = {
  name: "size",
  description:
    "Billions of parameters: `7`, `7-9` (inclusive), `6-<10` (upper bound exclusive), `70-`, `-3`, `<2`, `unknown`",
  schema: { type: "string" },
  repeatable: true,
};

/** Filters of all lists. */
export const FILTER_PARAMETERS: readonly ApiParameter[] = [
  ...LIST_KEYS.map(
    (name): ApiParameter => ({
      name,
      description: LIST_DESCRIPTIONS[name],
      schema: toJsonSchema(listSchemas[name]),
      repeatable: true,
    }),
  ),
  SIZE_PARAMETER,
  ...(Object.keys(SINGLE_DESCRIPTIONS) as ApiSingleKey[]).map(
    (name): ApiParameter => ({
      name,
      description: SINGLE_DESCRIPTIONS[name],
      schema: toJsonSchema(singleSchemas[name]),
      repeatable: false,
    }),
  ),
];

export const SORT_PARAMETER: ApiParameter = {
  name: "sort",
  description: "Columns separated by commas, with `-` for descending order: `-gain,size_b`; missing values come last",
  schema: { type: "string" },
  repeatable: false,
};

export const CURSOR_PARAMETER: ApiParameter = {
  name: "cursor",
  description: "Position of the next page, from `next` of the previous response; valid for the same query only",
  schema: { type: "string" },
  repeatable: false,
};
