import { z } from "zod";
import { isListedMetric, toMetricId } from "./name-key";
import { NAME_CLASS_LABELS, NAME_CLASSES, NAME_KINDS, type NameKind } from "./name-kind";

/** How a name is matched in text, as in the column `match` of the lexicon. */
export const NAME_MATCHES = ["", "case", "context", "case+context"] as const;
export type NameMatch = (typeof NAME_MATCHES)[number];

/** The direction of a metric in the words of the lexicon. */
const BETTER_DIRECTIONS = ["higher", "lower", "depends"] as const;
export type BetterDirection = (typeof BETTER_DIRECTIONS)[number];

/** Whether higher is better by the words of the lexicon; null if it depends on the paper. */
export const BETTER_VALUES = { higher: true, lower: false, depends: null } as const;

/** Longest name in characters. */
const MAX_NAME_LENGTH = 120;

const hasControlCharacter = (text: string): boolean => /\p{Cc}/u.test(text);

/** A name as it is written in text and in the tables of the lexicon. */
const nameSchema = z
  .string()
  .trim()
  .min(1, "a name is missing")
  .max(MAX_NAME_LENGTH, `a name has more than ${MAX_NAME_LENGTH} characters`)
  .refine((name) => !hasControlCharacter(name), "a name has a tab, a line break or another control character")
  .refine((name) => !name.includes(" | "), 'a name has " | ", which separates the names of a list')
  .refine((name) => !name.startsWith("#"), 'a name begins with "#", which begins a comment')
  .refine((name) => /[\p{L}\p{N}]/u.test(name), "a name has neither a letter nor a digit");

const kindSchema = z.enum(NAME_KINDS);

/** Facts for comparisons. A missing key changes nothing. */
const factsSchema = z
  .object({
    /** Common name of several editions of a benchmark. */
    family: nameSchema.optional(),
    /** Name of a benchmark within its family: "2024" of AIME 2024. */
    edition: nameSchema.optional(),
    /** Id of the usual metric of a benchmark. */
    metric: z
      .string()
      .trim()
      .transform(toMetricId)
      .refine(isListedMetric, "the usual metric must be the id or the name of a metric in lexicon/metrics.tsv")
      .optional(),
    /** Number of test items of a benchmark. */
    items: z.number().int().positive().max(1e9).optional(),
    /** Direction of a metric. */
    better: z.enum(BETTER_DIRECTIONS).optional(),
    /** Billions of parameters of a model. */
    size_b: z.number().positive().max(1e6).optional(),
  })
  .strict();

export type NameFacts = z.infer<typeof factsSchema>;

/** Facts that a kind of name has. */
const FACTS_OF_KIND: Readonly<Record<NameKind, readonly (keyof NameFacts)[]>> = {
  benchmark: ["family", "edition", "metric", "items"],
  metric: ["better"],
  model: ["size_b"],
  method: [],
};

/**
 * A decision about a name:
 * - `rename`: all claims use another name; a merge if that name exists already
 * - `hide`: the name is removed from claims
 * - `classify`: what the name is, in all abstracts
 * - `describe`: facts for comparisons
 */
export const nameDecisionSchema = z
  .discriminatedUnion("action", [
    z.object({
      action: z.literal("rename"),
      kind: kindSchema,
      name: nameSchema,
      to: nameSchema,
      /** "case" if the capitals of the old name count. */
      match: z.enum(["", "case"]).default("case"),
    }),
    z.object({ action: z.literal("hide"), kind: kindSchema, name: nameSchema }),
    z.object({
      action: z.literal("classify"),
      /** Kind of the slots in which it was found. */
      kind: kindSchema,
      name: nameSchema,
      as: z.enum(NAME_CLASSES),
      match: z.enum(NAME_MATCHES).default("case"),
    }),
    z.object({ action: z.literal("describe"), kind: kindSchema, name: nameSchema, facts: factsSchema }),
  ])
  .superRefine((decision, context) => {
    if (decision.action === "rename" && decision.name === decision.to)
      context.addIssue({ code: "custom", message: "the new name is the same as the old one" });
    if (decision.action !== "describe") return;
    const keys = Object.keys(decision.facts) as (keyof NameFacts)[];
    const other = keys.find((key) => !FACTS_OF_KIND[decision.kind].includes(key));
    if (other) context.addIssue({ code: "custom", message: `a ${decision.kind} has no fact "${other}"` });
    if (keys.length === 0) context.addIssue({ code: "custom", message: "no fact is given" });
  });

export type NameDecision = z.infer<typeof nameDecisionSchema>;

/** A decision as stored. */
export interface StoredNameDecision {
  readonly pk: number;
  readonly decision: NameDecision;
  /** ISO time. */
  readonly made_at: string;
  readonly made_by: string | null;
  /** ISO time; null while the decision is in force. */
  readonly undone_at: string | null;
  readonly undone_by: string | null;
}

/** Describes a decision in words: "benchmark “A” becomes “B”". */
export function formatDecision(decision: NameDecision): string {
  const name = `${decision.kind} “${decision.name}”`;
  switch (decision.action) {
    case "rename":
      return `${name} becomes “${decision.to}”`;
    case "hide":
      return `${name} is hidden`;
    case "classify":
      return `“${decision.name}” is ${NAME_CLASS_LABELS[decision.as]}`;
    case "describe":
      return `${name}: ${Object.entries(decision.facts)
        .map(([key, value]) => `${FACT_LABELS[key as keyof NameFacts]} ${value}`)
        .join(", ")}`;
  }
}

const FACT_LABELS: Readonly<Record<keyof NameFacts, string>> = {
  family: "family",
  edition: "edition",
  metric: "usual metric",
  items: "test items",
  better: "better is",
  size_b: "billions of parameters",
};
