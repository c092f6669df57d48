/** One item of a sentence as the rules see it. */
export interface SentenceItem {
  readonly kind: "quantity" | "mention" | "word";
  /** What a mention is: "benchmark", "model", "name"; null for the others. */
  readonly mentionKind: string | null;
  readonly text: string;
}

/** Reads the short form of an item: "{72.9%}", "[benchmark: MathVista]", or a plain word. */
export function parseSentenceItem(item: string): SentenceItem {
  const quantity = /^\{([\s\S]+)\}$/.exec(item);
  if (quantity?.[1] !== undefined) return { kind: "quantity", mentionKind: null, text: quantity[1] };
  const mention = /^\[([a-z]{1,20}): ([\s\S]+)\]$/.exec(item);
  if (mention?.[2] !== undefined) return { kind: "mention", mentionKind: mention[1] ?? null, text: mention[2] };
  return { kind: "word", mentionKind: null, text: item };
}
