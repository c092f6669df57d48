/** One item of a sentence as parsed for the rules. */
export interface SentenceItem {
  readonly kind: "quantity" | "mention" | "word";
  /** The kind of a mention, such as "benchmark" or "model"; null for other items. */
  readonly mentionKind: string | null;
  readonly text: string;
}

/** Parses an item in its short form: "{72.9%}", "[benchmark: MathVista]", or a plain word. */
export function parseSentenceItem(item: string): SentenceItem {
  const quantity = /^\{([\s\S]+)\}$/.exec(item);
  if (quantity?.[1] !== undefined) return { kind: "quantity", mentionKind: null, text: quantity[1] };
  const mention = /^\[([a-z]{1,20}): ([\s\S]+)\]$/.exec(item);
  if (mention?.[2] !== undefined) return { kind: "mention", mentionKind: mention[1] ?? null, text: mention[2] };
  return { kind: "word", mentionKind: null, text: item };
}
