import type { NameDecision } from "@/lib/names/name-decision";
import type { NameClass, NameKind } from "@/lib/names/name-kind";

/** What a person can decide about a name. */
export const FORM_ACTIONS = [
  ["rename", "Merge or rename"],
  ["classify", "Kind"],
  ["describe", "Facts"],
  ["hide", "Hide"],
] as const;
export type FormAction = (typeof FORM_ACTIONS)[number][0];

/** Fields of the decision dialog as text. */
export interface DecisionForm {
  readonly action: FormAction;
  readonly to: string;
  readonly as: NameClass;
  readonly better: string;
  readonly size_b: string;
}

export const EMPTY_DECISION_FORM: DecisionForm = {
  action: "rename",
  to: "",
  as: "none",
  better: "",
  size_b: "",
};

/** A text field of the facts of a kind. */
interface FactField {
  readonly field: "size_b";
  readonly label: string;
  readonly description: string;
}

/** Facts of each kind that are entered as text; the direction of a metric is a choice. */
export const FACT_FIELDS: Readonly<Record<NameKind, readonly FactField[]>> = {
  benchmark: [],
  model: [{ field: "size_b", label: "Size", description: "Billions of parameters" }],
  method: [],
  metric: [],
};

/** The actions that a kind of name has: only models and metrics have facts that claims show. */
export const listFormActions = (kind: NameKind) =>
  FORM_ACTIONS.filter(([action]) => action !== "describe" || kind === "model" || kind === "metric");

type Draft = { readonly decision: NameDecision } | { readonly error: string };

const POSITIVE = /^\d{1,9}(?:\.\d{1,4})?$/;

function readFacts(kind: NameKind, form: DecisionForm): Draft | Readonly<Record<string, unknown>> {
  const facts: Record<string, unknown> = {};
  for (const { field, label } of FACT_FIELDS[kind]) {
    const text = form[field].trim();
    if (text === "") continue;
    if (!POSITIVE.test(text) || Number(text) <= 0) return { error: `${label} must be a number above 0.` };
    facts[field] = Number(text);
  }
  if (kind === "metric" && form.better !== "") facts.better = form.better;
  return Object.keys(facts).length === 0 ? { error: "Enter at least one fact." } : { facts };
}

/** Returns the decision of a form, or why it is not complete, as a sentence. */
export function readDecisionForm(kind: NameKind, name: string, form: DecisionForm): Draft {
  const to = form.to.trim();
  switch (form.action) {
    case "rename":
      if (to === "") return { error: "Enter the name that replaces it." };
      if (to === name) return { error: "This is its present name." };
      return { decision: { action: "rename", kind, name, to, match: "case" } };
    case "classify":
      return { decision: { action: "classify", kind, name, as: form.as, match: "case" } };
    case "hide":
      return { decision: { action: "hide", kind, name } };
    case "describe": {
      const read = readFacts(kind, form);
      return "error" in read
        ? (read as Draft)
        : { decision: { action: "describe", kind, name, ...read } as NameDecision };
    }
  }
}

/** Explains what an action does, for the dialog. */
export const ACTION_NOTES: Readonly<Record<FormAction, string>> = {
  rename: "All claims use the other name, now and after every import. An existing name takes over the claims.",
  classify: "The name is found as such in all abstracts. A word that is not a name is never taken for one again.",
  describe: "Claims with this name get these facts. A size that a claim states stays.",
  hide: "The name is removed from claims; their numbers stay.",
};
