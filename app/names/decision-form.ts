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

/** A name to decide on. */
export interface DecidedName {
  readonly kind: NameKind;
  readonly name: string;
  readonly claims: number;
  /** Facts in force. */
  readonly facts: NameFacts;
}

/** Fields of the decision dialog as text. */
export interface DecisionForm {
  readonly action: FormAction;
  readonly to: string;
  readonly as: NameClass;
  readonly family: string;
  readonly edition: string;
  readonly metric: string;
  readonly items: string;
  readonly better: BetterDirection | "";
  readonly size_b: string;
}

export const EMPTY_DECISION_FORM: DecisionForm = {
  action: "rename",
  to: "",
  as: "none",
  family: "",
  edition: "",
  metric: "",
  items: "",
  better: "",
  size_b: "",
};

/** The actions that a kind of name has: a method has no facts. */
export const listFormActions = (kind: NameKind) =>
  FORM_ACTIONS.filter(([action]) => action !== "describe" || kind !== "method");

type Draft = { readonly decision: NameDecision } | { readonly error: string };

const POSITIVE = /^\d{1,9}(?:\.\d{1,4})?$/;

type DraftFacts = NameFacts | { readonly error: string };

/** Reads the fields that are filled in; empty ones change nothing. */
function readBenchmarkFacts({ family, edition, metric, items }: DecisionForm): DraftFacts {
  const count = items.trim();
  if (count !== "" && !/^[1-9]\d{0,8}$/.test(count)) return { error: "The test items must be a whole number above 0." };
  const texts = Object.entries({ family, edition, metric }).map(([fact, text]) => [fact, text.trim()] as const);
  const facts: NameFacts = {
    ...Object.fromEntries(texts.filter(([, text]) => text !== "")),
    ...(count !== "" && { items: Number(count) }),
  };
  return Object.keys(facts).length === 0 ? { error: "Fill in at least one fact." } : facts;
}

function readFacts(kind: NameKind, form: DecisionForm): DraftFacts {
  const { better } = form;
  if (kind === "benchmark") return readBenchmarkFacts(form);
  if (kind === "metric") return better === "" ? { error: "Choose whether higher or lower is better." } : { better };
  const text = form.size_b.trim();
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

const ACTION_NOTES: Readonly<Record<FormAction, string>> = {
  rename: "All claims use the new name, now and after every import. If that name exists, the two are merged.",
  classify: "The name is read as this kind in all abstracts. A word that is not a name is no longer read as one.",
  describe: "Claims with this name get these facts. A size that the claim states is not replaced.",
  hide: "The name is removed from claims; their numbers stay.",
};

/** Explains what an action does, for the dialog. */
export const getActionNote = (kind: NameKind, action: FormAction): string =>
  kind === "benchmark" && action === "describe"
    ? "Comparisons, charts, checks and filters use these facts. An empty field changes nothing; its current value is shown in grey."
    : ACTION_NOTES[action];
