import type { Mention } from "../mentions/mention";
import type { Draft } from "../rules/draft";
import { inBracket, type Scene } from "../rules/scene";
import type { PaperContext } from "./paper-context";

/** A bare size with the paper's own series: "our 32B model" of Skyline is "Skyline-32B". */
export function resolveSize(mention: Mention, scene: Scene, at: number, context: PaperContext): Mention {
  if (mention.kind !== "size") return mention;
  const series = context.own.find((o) => o.kind === "model");
  const ahead = scene.items.slice(Math.max(0, at - 5), at).map((i) => i.lower);
  const ours = ahead.some((w) => /^(?:our|the|its|both|resulting)$/.test(w));
  if (series && ours) return { ...mention, kind: "model", name: `${series.name}-${mention.surface}` };
  const words: string[] = [];
  for (let i = at + 1; i < Math.min(scene.items.length, at + 4); i++) {
    const word = scene.items[i];
    if (
      word?.kind !== "word" ||
      !/^(?:models?|variants?|base|versions?|backbones?|parameter|scale|agents?|llms?|students?|baseline|policy|instruct)$/.test(
        word.lower,
      )
    )
      break;
    words.push(word.lower.replace(/^(model|variant|version|backbone|agent|llm|student)s$/, "$1"));
  }
  return { ...mention, kind: "model", name: `${mention.surface} ${words.length > 0 ? words.join(" ") : "model"}` };
}

/** "65.4% (3B) and 67.2% (7B)": the number is that of the size behind it. */
export function bracketedSize({ scene: { items }, last }: Draft): { mention: Mention; at: number } | null {
  const mention = inBracket(items, last);
  return mention?.kind === "size" ? { mention, at: last + 2 } : null;
}
