import type { Token } from "../text/tokens";
import { wordAt } from "../text/word-at";
import type { Mention } from "./mention";

const hasSizeSuffix = (token: Token | undefined): boolean => token?.kind === "number" && /^[BbM]$/.test(token.suffix);

/** "from *1.5B* to *72B*", "*3B*-*70B* models": the ends of a range of model sizes. */
const isSizeRangeEnd = (tokens: readonly Token[], index: number): boolean =>
  [-1, 1].some((k) => /^(?:to|-|–)$/.test(wordAt(tokens, index + k)) && hasSizeSuffix(tokens[index + 2 * k]));

/** "7B", "32 billion parameters", "27-billion-parameter", "340M parameter": a size without a name. */
export function parseSizeMention(text: string, tokens: readonly Token[], index: number): Mention | null {
  const token = tokens[index] as Token;
  if (token.sign !== "" || isSizeRangeEnd(tokens, index)) return null;
  let last = index;
  let scale = { B: 1, b: 1, M: 1e-3, T: 1e3 }[token.suffix] ?? 0;
  const next = (k: number): string => wordAt(tokens, last + k);
  if (token.suffix === "" && next(1) === "-" && /^[bm]illion(?:-param\w*)?$/.test(next(2))) {
    scale = next(2).startsWith("b") ? 1 : 1e-3;
    last = index + 2;
  } else if (token.suffix === "" && /^[bm]illion$/.test(next(1)) && /^-?param/.test(next(2))) {
    scale = next(1).startsWith("b") ? 1 : 1e-3;
    last = index + 1;
  }
  if (scale === 0) return null;
  const parameters = tokens[last + 1]?.text === "-" ? next(2) : next(1);
  const isCounted =
    /^(?:tokens?|samples?|images?|pairs?|examples?|videos?|trajectories|rows|users|instances|documents|data)$/.test(
      parameters,
    );
  const isParameterCount = /^param(?:eter)?s$/.test(parameters);
  if (isParameterCount || isCounted || (/^[MT]$/.test(token.suffix) && !/^(?:param|model|para)/.test(parameters)))
    return null;
  const size_b = Math.round(token.value * scale * 1e6) / 1e6;
  return { kind: "size", first: index, last, surface: text.slice(token.start, tokens[last]?.end), name: "", size_b };
}
