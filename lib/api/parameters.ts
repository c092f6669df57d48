import { z } from "zod";
import { LIST_KEYS, type ListKey, type SingleKey } from "../query/claim-query";
import { listSchemas, singleSchemas } from "../query/parse-claim-query";

/** A parameter of the API as its document tells it. */
export interface ApiParameter {
  readonly name: string;
  readonly description: string;
  /** JSON schema of one value. */
  readonly schema: Readonly<Record<string, unknown>>;
  /** Whether it may be given again for another value that is taken as well. */
  readonly repeatable: boolean;
}

const LIST_DESCRIPTIONS: Readonly<Record<ListKey, string>> = {
  benchmark: "Name or id of a benchmark: `MathVista`, `math-500`; `none` for claims without one",
  family: "Family of the model, as shown; `none` for claims without one",
  model: "Model, by name or id; `none` for claims without one",
  metric: "Metric, by name or id; `none` for claims that name none",
  kind: "What the numbers make of a claim",
  gain_kind: "What a stated gain counts",
  qualifier: "Word that stands before a number",
  role: "Whose result it is",
  check: "Whether the stated gain agrees with before and after",
  source: "File or query that the paper came from, as it was named",
  id: "Id of a claim",
  paper: "Id of a paper, also one from before it was merged, or its arXiv id",
  status: "What a person said of the claim; rejected ones are left out unless they are asked for",
};

type ApiSingleKey = Exclude<SingleKey, "page" | "pin" | "density">;
const SINGLE_DESCRIPTIONS: Readonly<Record<ApiSingleKey, string>> = {
  q: 'Words, or their beginnings, that stand in the claim or its paper; "…" for a phrase, -word for one that must not; an acronym in capitals (WER) and a number with a sign (-3.2) are no beginnings',
  size_of: "Which parameters of a mixture of experts `size` and the order by size speak of; `total` by default",
  from: "The paper came out on this day or later; a year or a month stands for its first day",
  to: "The paper came out on this day or before; a year or a month stands for its last day",
  confidence: "The least confidence",
  per: "How many a stretch has at most; 100 by default",
};

function toJsonSchema(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: "input" });
  return rest;
}

const SIZE_PARAMETER: ApiParameter = {
  name: "size",
  description:
    "Billions of parameters: `7`, `7-9` (both ends in), `6-<10` (upper end out), `70-`, `-3`, `<2`, `unknown`",
  schema: { type: "string" },
  repeatable: true,
};

/** The filters, which all lists share. */
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
  description: "Columns joined by commas, `-` before one that is to fall: `-gain,size_b`; unknown values come last",
  schema: { type: "string" },
  repeatable: false,
};

export const CURSOR_PARAMETER: ApiParameter = {
  name: "cursor",
  description: "Where to go on; it stands in `next` of the answer before and belongs to its query",
  schema: { type: "string" },
  repeatable: false,
};
