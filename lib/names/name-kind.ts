/** Kinds of names in claims. */
export const NAME_KINDS = ["benchmark", "model", "method", "metric"] as const;
export type NameKind = (typeof NAME_KINDS)[number];

/** New, known to the lexicon or declared by a person, renamed to another name, or removed from claims. */
export const NAME_STATUSES = ["new", "known", "mapped", "hidden"] as const;
export type NameStatus = (typeof NAME_STATUSES)[number];

/** What a name may be declared to be; "none" for a word that is not a name. */
export const NAME_CLASSES = [...NAME_KINDS, "none"] as const;
export type NameClass = (typeof NAME_CLASSES)[number];

/** What a name is, as the end of a sentence. */
export const NAME_CLASS_LABELS: Readonly<Record<NameClass, string>> = {
  benchmark: "a benchmark",
  model: "a model",
  method: "a method",
  metric: "a metric",
  none: "not a name",
};
