import { MODEL_NAMES } from "@/lexicon/generated/naming";
import { groupBy } from "../format/group-by";
import { getKeyStart, toSpellingKey } from "./spelling-key";

/** Known models by the first character of their spelling keys: the keys of all of them would take 10 ms. */
const NAMES_BY_START: ReadonlyMap<string, readonly string[]> = groupBy(MODEL_NAMES, getKeyStart);

/** The ids of known models in readable form by spelling key, "deepseekr1" → "deepseek-r1", for each first character. */
const READABLE_IDS = new Map<string, ReadonlyMap<string, string>>();

function getReadableIds(start: string): ReadonlyMap<string, string> | undefined {
  const names = NAMES_BY_START.get(start);
  const known = READABLE_IDS.get(start);
  if (known || names === undefined) return known;
  const ids = new Map(names.map((name) => [toSpellingKey(name), toReadableId(name)] as const));
  READABLE_IDS.set(start, ids);
  return ids;
}

/** A size, role, edition or version at the end of a name: "-7b", "-instruct", "-v2", "4.7". */
const NAME_PART =
  /-?(instruct|base|chat|it|thinking|distilled|distill|preview|coder|math|vl|omni|audio|vision|hf|sft|rl|zero|mini|nano|small|large|medium|xl|xxl|huge|tiny|pro|flash|ultra|max|turbo|opus|sonnet|haiku|high|low|plus|lite|exp|latest|fp8|awq|gptq|int4|int8|moe|model|classifier|embedding|qwen|llama|a?\d+(?:\.\d+)?[bmt]|\d+x\d+b|[vr]?\d+(?:\.\d+)*)/y;

const SIZE = /(?<![\d.])\d{1,4}(?:\.\d{1,3})?[bm]/g;

/** "llama-3" is written "llama3", as are all names whose first word is followed by a number. */
function toReadableId(name: string): string {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.+]+/gu, "-")
    .replace(/^-+|-+$/g, "")
    .replace(/^([a-z]+)-(\d)/, "$1$2");
}

/** Splits the end of a key into its parts: "7binstruct" → ["7b", "instruct"]. Returns null if a part is unknown. */
function splitNameParts(end: string): string[] | null {
  const parts: string[] = [];
  NAME_PART.lastIndex = 0;
  while (NAME_PART.lastIndex < end.length) {
    const part = NAME_PART.exec(end)?.[1];
    if (part === undefined) return null;
    parts.push(part);
  }
  return parts;
}

/** A number must not be cut in two: "gpt4" is not the beginning of "gpt45" or of "gpt4.5". */
const cutsNumber = (key: string, at: number): boolean => /\d/.test(key[at - 1] ?? "") && /^\.?\d/.test(key.slice(at));

/** Writes a key with hyphens between the name of a known model and the parts after it; null if the key does not have that form. */
function formatKnownModel(key: string): string | null {
  const ids = getReadableIds(key.charAt(0));
  for (let at = key.length; at > 1; at--) {
    const known = ids?.get(key.slice(0, at));
    const parts = known === undefined || cutsNumber(key, at) ? null : splitNameParts(key.slice(at));
    if (parts) return [known, ...parts].join("-");
  }
  return null;
}

/** Writes a key with hyphens before its size and the parts after it: "owl70bbase" → "owl-70b-base". */
function formatUnknownModel(key: string): string {
  for (const { index } of key.matchAll(SIZE)) {
    const parts = index > 0 ? splitNameParts(key.slice(index)) : null;
    if (parts) return [key.slice(0, index).replace(/-$/, ""), ...parts].join("-");
  }
  return key;
}

/**
 * Returns the id of a model, which is the same for all spellings of its name: "Qwen2.5-VL-7B" and "Qwen 2.5 VL 7B" are
 * `qwen2.5-vl-7b`, "k-NN" and "KNN" are `knn`. The id follows from the spelling key alone, so names have the same id if
 * and only if they have the same key; hyphens only make it readable. The id of an id is that id. Empty for a name
 * without letters and digits.
 */
export function toModelId(name: string): string {
  const key = toSpellingKey(name);
  return toReadableId(formatKnownModel(key) ?? formatUnknownModel(key));
}
