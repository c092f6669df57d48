/** Unicode characters for superscripts, subscripts, accents and blackboard letters. */

const toMap = (plain: string, shifted: string): ReadonlyMap<string, string> => {
  const targets = [...shifted];
  return new Map([...plain].map((character, index) => [character, targets[index] ?? character]));
};

const SUPERSCRIPTS = toMap(
  "0123456789+-−=()abcdefghijklmnoprstuvwxyzT∘°*∗⋆′†‡",
  "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻᵀ°°***′†‡",
);
const SUBSCRIPTS = toMap("0123456789+-−=()aehijklmnoprstuvx", "₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ");

export type ScriptMark = "^" | "_";

/** Returns the raised or lowered forms of the characters, one for each; null if one has no such form. */
export function toScript(mark: ScriptMark, characters: readonly string[]): string[] | null {
  const table = mark === "^" ? SUPERSCRIPTS : SUBSCRIPTS;
  const shifted = characters.flatMap((character) => table.get(character) ?? []);
  return shifted.length === characters.length ? shifted : null;
}

/** Combining characters by accent command: `\tilde{O}`, `\"a`. */
const ACCENTS: ReadonlyMap<string, string> = new Map([
  ...([
    ["'", "\u0301"],
    ["`", "\u0300"],
    ['"', "\u0308"],
    ["^", "\u0302"],
    ["~", "\u0303"],
  ] as const),
  ...([
    ["=", "\u0304"],
    [".", "\u0307"],
    ["c", "\u0327"],
    ["v", "\u030c"],
    ["H", "\u030b"],
  ] as const),
  ...([
    ["tilde", "\u0303"],
    ["widetilde", "\u0303"],
    ["hat", "\u0302"],
    ["widehat", "\u0302"],
  ] as const),
  ...([
    ["bar", "\u0304"],
    ["overline", "\u0304"],
    ["vec", "\u20d7"],
    ["dot", "\u0307"],
    ["ddot", "\u0308"],
  ] as const),
]);

export const isAccent = (command: string): boolean => ACCENTS.has(command);

/** Returns the letter with the accent of the command: ("tilde", "O") is "Õ". */
export const addAccent = (command: string, letter: string): string =>
  `${letter === "ı" ? "i" : letter}${ACCENTS.get(command) ?? ""}`.normalize("NFC");

/** Blackboard letters of sets and expectations; others stay plain. */
export const BLACKBOARD: ReadonlyMap<string, string> = toMap("RNZQCEP", "ℝℕℤℚℂ𝔼ℙ");
