/** Kinds of names in claims. */
export const NAME_KINDS = ["benchmark", "model", "method", "metric"] as const;
export type NameKind = (typeof NAME_KINDS)[number];

/** What a name may be declared to be; "none" for a word that is no name. */
export const NAME_CLASSES = [...NAME_KINDS, "none"] as const;
export type NameClass = (typeof NAME_CLASSES)[number];
