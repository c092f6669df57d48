import type { ModelRow } from "@/lexicon/types";
import { findLexiconEntry } from "../lexicon/match-lexicon";
import type { Token } from "../text/tokens";
import { wordAt } from "../text/word-at";
import { createWordTest, lowerTest, memoizeByWord, textTest } from "../text/word-test";
import { MODEL_NOUNS } from "../words/head-nouns";
import type { Mention } from "./mention";
import { isCapitalised, isCoined } from "./name-shape";

/** Name parts that may follow a model family: training, role, edition. */
const MODEL_SUFFIX =
  /^(?:instruct|base|chat|it|thinking|distill|distilled|preview|coder|math|vl|omni|audio|vision|hf|sft|rl|zero|mini|nano|small|large|medium|xl|xxl|huge|tiny|pro|flash|ultra|max|turbo|opus|sonnet|haiku|high|low|plus|lite|exp|speciale|latest|fp8|awq|gptq|int4|int8|v\d+(?:\.\d+)?|r\d|\d{2,4})$/i;
/** "7B", "0.5B", "1.5b", "350M", "8x7B", "72B-scale". */
const SIZE_PATTERN = /^(?:(\d{1,3})x)?(\d{1,4}(?:\.\d{1,3})?)([BbMT])$/;
const ACTIVE_SIZE_PATTERN = /^A(\d{1,3}(?:\.\d{1,2})?)B$/;

/** Parses a size in billions of parameters: 7 for "7B", 0.35 for "350M", 56 for "8x7B" (the product). Returns null for other text. */
export function parseSize(part: string): number | null {
  const match = SIZE_PATTERN.exec(part);
  if (!match) return null;
  const scale = match[3] === "M" ? 1e-3 : match[3] === "T" ? 1e3 : 1;
  const size = Number(match[2]) * Number(match[1] ?? 1) * scale;
  return Math.round(size * 1e6) / 1e6;
}

interface ModelSizes {
  readonly size_b?: number;
  readonly active_b?: number;
}

/** Parses the sizes in a model name: "Qwen3-235B-A22B" → total 235, active 22. */
export function parseModelSizes(surface: string): ModelSizes {
  const out: { size_b?: number; active_b?: number } = {};
  for (const part of surface.split(/[-\s_()]+/)) {
    const active = ACTIVE_SIZE_PATTERN.exec(part);
    if (active) out.active_b = Number(active[1]);
    const size = parseSize(part);
    if (size !== null && out.size_b === undefined) out.size_b = size;
  }
  return out;
}

/** Returns the model family of a name: the lexicon entry for the longest prefix of its parts. */
export function findModelFamily(surface: string): ModelRow | null {
  const parts = surface.split(/(?=[-\s_])/);
  for (let n = parts.length; n > 0; n--) {
    const model = findLexiconEntry(parts.slice(0, n).join(""))?.model;
    if (model) return model;
  }
  return null;
}

const findFamilyOfWord = memoizeByWord(({ text }) => findModelFamily(text));
/** "Saturn-1.5B": a size in a name of several parts. */
const isSizedName = textTest(/[A-Za-z].*-/);
const hasSize = createWordTest(({ text }) => parseModelSizes(text).size_b !== undefined);

/** Extends a model name over the size, edition and version after it: "Llama-3.1" + "8B" + "Instruct". */
function findModelNameEnd(tokens: readonly Token[], last: number): number {
  let end = last;
  for (let k = 0; k < 5; k++) {
    const token = tokens[end + 1];
    if (token === undefined) break;
    const isSize = token.kind === "number" && /^[BbMT]$/.test(token.suffix);
    const isDashed = token.text === "-" && token.noSpaceBefore && tokens[end + 2]?.noSpaceBefore === true;
    const next = isDashed ? tokens[end + 2] : token;
    const isSized = isSize || (isDashed && next?.kind === "number" && /^[BbMT]$/.test(next.suffix));
    const isSuffix = next?.kind === "word" && MODEL_SUFFIX.test(next.text) && /^(?:[A-Z\d]|v\d)/.test(next.text);
    const isVersionNumber =
      !isDashed && token.kind === "number" && token.suffix === "" && /^\d(?:\.\d)?$/.test(token.text) && k === 0;
    if (!isSized && !isSuffix && !isVersionNumber) break;
    end += isDashed ? 2 : 1;
  }
  return end;
}

/** Parses the bracketed size directly after a name: "RationalRewards (8B)". */
export function parseBracketSize(tokens: readonly Token[], last: number): number | null {
  const [open, size, close] = [tokens[last + 1], tokens[last + 2], tokens[last + 3]];
  if (open?.text !== "(" || close?.text !== ")" || size?.kind !== "number") return null;
  return parseSize(size.text);
}

const isCompoundModifier = lowerTest(/-(?:based|like|style|generated|enhanced|powered|driven)$/);
const hasCapitalOrDigit = textTest(/[A-Z\d]/);

/** "an *HarborNet-based* tool": the model modifies the noun after it. If that is a model noun, the phrase names a model. */
const isModifier = (tokens: readonly Token[], index: number): boolean =>
  isCompoundModifier(tokens[index]) && !MODEL_NOUNS.has(wordAt(tokens, index + 1));

/**
 * Parses the model name at token `at`: a family of the lexicon with its suffixes, or any name with a size ("Saturn-1.5B").
 * `known` is the last token of a model that the lexicon matched there, or null. Returns null if no model begins here.
 */
export function parseModel(
  text: string,
  tokens: readonly Token[],
  index: number,
  known: number | null,
): Mention | null {
  const first = tokens[index] as Token;
  if (!hasCapitalOrDigit(first) || isModifier(tokens, index)) return null;
  const head = known ?? index;
  const isSized = isSizedName(first) && hasSize(first);
  const family =
    known !== null ? findLexiconEntry(text.slice(first.start, tokens[head]?.end))?.model : findFamilyOfWord(first.word);
  const next = tokens[head + 1];
  const isNamed = isCoined(first) || (isCapitalised(first) && index > 0);
  const isBeforeSize = next?.kind === "number" && /^B$/.test(next.suffix) && isNamed;
  if (!family && !isSized && !isBeforeSize) return null;
  const last = findModelNameEnd(tokens, head);
  const surface = text.slice(first.start, tokens[last]?.end);
  const row = findModelFamily(surface) ?? family ?? null;
  const sizes = parseModelSizes(surface);
  const bracket = sizes.size_b === undefined ? parseBracketSize(tokens, last) : null;
  const size_b = sizes.size_b ?? bracket ?? undefined;
  const active_b = sizes.active_b ?? (size_b === undefined ? undefined : row?.active_b);
  return {
    kind: "model",
    first: index,
    last,
    surface,
    name: surface,
    ...(row ? { model: row } : {}),
    ...(size_b !== undefined ? { size_b } : {}),
    ...(active_b !== undefined ? { active_b } : {}),
  };
}
