import type { BetterDirection, NameDecision, NameFacts } from "@/lib/names/name-decision";
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
  readonly better: BetterDirection | "";
  readonly size_b: string;
}

export const EMPTY_DECISION_FORM: DecisionForm = {
  action: "rename",
  to: "",
  as: "none",
  better: "",
  size_b: "",
};

/** The actions that a kind of name has: only models and metrics have facts that claims show. */
export const listFormActions = (kind: NameKind) =>
  FORM_ACTIONS.filter(([action]) => action !== "describe" || kind === "model" || kind === "metric");

type Draft = { readonly decision: NameDecision } | { readonly error: string };

const POSITIVE = /^\d{1,9}(?:\.\d{1,4})?$/;

function readFacts(kind: NameKind, { better, size_b }: DecisionForm): NameFacts | { readonly error: string } {
  if (kind === "metric") return better === "" ? { error: "Choose whether higher or lower is better." } : { better };
  const text = size_b.trim();
  if (text === "") return { error: "Enter the size." };
  if (!POSITIVE.test(text) || Number(text) <= 0) return { error: "The size must be a number above 0." };
  return { size_b: Number(text) };
}

/** Returns the decision of a form, or why it is not complete, as a sentence. */
export function readDecisionForm(kind: NameKind, name: string, form: DecisionForm): Draft {
  const to = form.to.trim();
  switch (form.action) {
    case "rename":
      if (to === "") return { error: "Enter the new name." };
      if (to === name) return { error: "This is its current name." };
      return { decision: { action: "rename", kind, name, to, match: "case" } };
    case "classify":
      return { decision: { action: "classify", kind, name, as: form.as, match: "case" } };
    case "hide":
      return { decision: { action: "hide", kind, name } };
    case "describe": {
      const facts = readFacts(kind, form);
      return "error" in facts ? facts : { decision: { action: "describe", kind, name, facts } };
    }
  }
}

/** Explains what an action does, for the dialog. */
export const ACTION_NOTES: Readonly<Record<FormAction, string>> = {
  rename: "All claims use the new name, now and after every import. If that name exists, the two are merged.",
  classify: "The name is read as this kind in all abstracts. A word that is not a name is no longer read as one.",
  describe: "Claims with this name get these facts. A size that the claim states is not replaced.",
  hide: "The name is removed from claims; their numbers stay.",
};
