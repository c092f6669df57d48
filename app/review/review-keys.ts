import type { CorrectionFieldSlot } from "@/lib/claim/correction";

/** What a key of the page Review does. */
export type ReviewCommand =
  | { readonly kind: "accept" | "reject" | "next" | "previous" | "skip" | "undo" | "add" }
  | { readonly kind: "edit"; readonly slot: CorrectionFieldSlot };

/** Keys of the slots, in the order of the form. */
export const SLOT_KEYS: readonly (readonly [slot: CorrectionFieldSlot, key: string])[] = [
  ["method", "1"],
  ["model", "2"],
  ["size_b", "3"],
  ["benchmarks", "4"],
  ["benchmark_text", "5"],
  ["aggregate", "6"],
  ["metric", "7"],
  ["before", "8"],
  ["after", "9"],
  ["of", "0"],
  ["unit", "u"],
  ["gain", "g"],
  ["gain_max", "h"],
  ["gain_kind", "t"],
  ["qualifier", "q"],
  ["baseline", "b"],
  ["role", "o"],
];

const COMMANDS: ReadonlyMap<string, ReviewCommand> = new Map<string, ReviewCommand>([
  ["a", { kind: "accept" }],
  ["r", { kind: "reject" }],
  ["j", { kind: "next" }],
  ["ArrowRight", { kind: "next" }],
  ["k", { kind: "previous" }],
  ["ArrowLeft", { kind: "previous" }],
  ["s", { kind: "skip" }],
  ["z", { kind: "undo" }],
  ["n", { kind: "add" }],
  ...SLOT_KEYS.map(([slot, key]) => [key, { kind: "edit", slot }] as const),
]);

type PressedKey = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** Returns the command of a key; null for other keys and for shortcuts of the browser. Ctrl+Z undoes as well. */
export function findReviewCommand({ key, ctrlKey, metaKey, altKey, shiftKey }: PressedKey): ReviewCommand | null {
  const name = key.length === 1 ? key.toLowerCase() : key;
  if (altKey) return null;
  if (ctrlKey || metaKey) return name === "z" && !shiftKey ? { kind: "undo" } : null;
  return COMMANDS.get(name) ?? null;
}

/** The keys and what they do, for the list of keyboard shortcuts. */
export const REVIEW_SHORTCUTS = [
  [
    "Decide",
    [
      [["A"], "accept and show the next claim"],
      [["R"], "reject and show the next claim"],
      [["S"], "skip: leave for later"],
      [["Z", "Ctrl Z"], "undo the last decision"],
      [["J", "→"], "next claim, without a decision"],
      [["K", "←"], "previous claim"],
      [["N"], "add a claim that was missed"],
      [["?"], "show keyboard shortcuts"],
    ],
  ],
  [
    "Correct",
    [
      [["1", "…", "0"], "edit a slot; the key is shown beside it, other slots have letters"],
      [["↑", "↓"], "choose a suggestion"],
      [["Enter"], "save"],
      [["Shift Enter"], "save for all claims of the sentence"],
      [["Ctrl Enter"], "save for all claims of the paper"],
      [["Esc"], "discard the change"],
    ],
  ],
] as const;
