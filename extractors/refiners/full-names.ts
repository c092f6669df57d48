import type { Mention } from "../mentions/mention";
import { amend, type Draft } from "../rules/draft";
import type { Scene } from "../rules/scene";
import type { PaperContext } from "./paper-context";

const INFERRED = "the full name in the abstract";

const partsOf = (name: string): string[] => name.toLowerCase().split(/[-\s_.]+/);

/** "Llama-3.3-70B" says all of "Llama" and its version or size; "OpenVLA-OFT" is another than "OpenVLA". */
function isFuller(whole: string, short: string): boolean {
  const [more, less] = [partsOf(whole), partsOf(short)];
  return /^\d/.test(more[less.length] ?? "") && less.every((part, i) => more[i] === part);
}

/** The one mention ahead of a claim that says more than its short name; null where there are none or several. */
function fullerOf(short: Mention, { index }: Scene, scenes: readonly Scene[]): Mention | null {
  const found = new Map<string, Mention>();
  for (const { items } of scenes.filter((s) => s.index < index))
    for (const { mention } of items)
      if (mention?.kind === "model" && isFuller(mention.name, short.name))
        found.set(mention.name.toLowerCase(), mention);
  return found.size === 1 ? ([...found.values()][0] ?? null) : null;
}

/** "Llama drops by 4%" behind a sentence whose only Llama is Llama-3.3-70B: the full name stands for the short one. */
export function refineFullNames(drafts: readonly Draft[], context: PaperContext): Draft[] {
  return drafts.map((d) => {
    const short = d.model?.value;
    if (!d.model || short?.kind !== "model" || short.size_b !== undefined) return d;
    const full = fullerOf(short, d.scene, context.scenes());
    return full ? amend(d, { model: { ...d.model, value: full, inferred: INFERRED } }, `model: ${INFERRED}`) : d;
  });
}
