import { type Claim, GAIN_KINDS, QUALIFIERS, ROLES } from "./claim";
import { inFigureRange } from "./number-range";

/** Slots that a person may set, as the form shows them. */
export interface CorrectionField {
  readonly slot: string;
  readonly label: string;
  readonly type: "text" | "number" | "list" | "choice";
  /** Of a choice: its values with their names; "" stands for none. */
  readonly choices?: readonly (readonly [value: string, name: string])[];
  readonly hint?: string;
  /** Whether a number has to be above 0. */
  readonly positive?: true;
}

const toChoices = (values: readonly string[]) => values.map((value) => [value, value] as const);

export const CORRECTION_FIELDS = [
  { slot: "method", label: "Method", type: "text" },
  { slot: "model", label: "Model", type: "text" },
  { slot: "size_b", label: "Size", type: "number", hint: "billions of parameters", positive: true },
  { slot: "benchmarks", label: "Benchmarks", type: "list", hint: "separated by semicolons" },
  { slot: "benchmark_text", label: "Evaluated on", type: "text", hint: "where no benchmark is named" },
  { slot: "metric", label: "Metric", type: "text" },
  { slot: "before", label: "Before", type: "number" },
  { slot: "after", label: "After", type: "number" },
  { slot: "of", label: "Out of", type: "number", positive: true },
  { slot: "unit", label: "Unit", type: "text", hint: "%, score, count, or a unit of measure" },
  { slot: "gain", label: "Gain", type: "number", hint: "as stated" },
  { slot: "gain_max", label: "Gain to", type: "number", hint: "upper end of a range" },
  { slot: "gain_kind", label: "Gain type", type: "choice", choices: [["", "—"], ...toChoices(GAIN_KINDS)] },
  { slot: "qualifier", label: "Qualifier", type: "choice", choices: [["", "—"], ...toChoices(QUALIFIERS)] },
  { slot: "baseline", label: "Baseline", type: "text" },
  {
    slot: "role",
    label: "Role",
    type: "choice",
    choices: ROLES.map((role) => [
      role,
      { own: "proposed system", baseline: "baseline", background: "background" }[role],
    ]),
  },
] as const satisfies readonly (CorrectionField & { readonly slot: keyof Claim })[];

export type CorrectionFieldSlot = (typeof CORRECTION_FIELDS)[number]["slot"];
export type CorrectionForm = Readonly<Record<CorrectionFieldSlot, string>>;

function formatField(claim: Claim, slot: CorrectionFieldSlot): string {
  const value = claim[slot];
  if (value === null) return "";
  return Array.isArray(value) ? value.join("; ") : String(value);
}

/** The slots of a claim as the fields of the form hold them. */
export function toCorrectionForm(claim: Claim): CorrectionForm {
  return Object.fromEntries(CORRECTION_FIELDS.map(({ slot }) => [slot, formatField(claim, slot)])) as CorrectionForm;
}

/**
 * Why a number cannot be the value of a slot, as a clause for the person who gave it; null where it can, and for
 * values that are no numbers, which the slots check themselves.
 */
export function correctionFault(slot: string, value: unknown): string | null {
  const field: CorrectionField | undefined = CORRECTION_FIELDS.find((one) => one.slot === slot);
  if (field?.type !== "number" || typeof value !== "number") return null;
  if (!inFigureRange(value)) return `${field.label} must be a number between -10^15 and 10^15`;
  return field.positive && value <= 0 ? `${field.label} must be a number above 0` : null;
}

const NUMBER = /^[+-]?(?:\d{1,15}(?:\.\d{1,10})?|\.\d{1,10})$/;

/** What a field's text means: a value, or why it means none. */
function parseField({ type, positive }: CorrectionField, text: string): { value: unknown } | { error: string } {
  const trimmed = text.trim();
  if (type === "list") {
    return { value: [...new Set(trimmed.split(";").map((part) => part.trim()))].filter((part) => part !== "") };
  }
  if (trimmed === "") return { value: null };
  if (type !== "number") return { value: trimmed };
  const plain = trimmed.replace("\u2212", "-");
  if (!NUMBER.test(plain)) return { error: "Enter a number such as 72.9, without a unit." };
  if (positive && Number(plain) <= 0) return { error: "Enter a number above 0." };
  return { value: Number(plain) };
}

export interface CorrectionFormResult {
  /** The slots that differ from the claim. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly errors: Readonly<Partial<Record<CorrectionFieldSlot, string>>>;
}

/** What a filled form changes in a claim. */
export function parseCorrectionForm(claim: Claim, form: CorrectionForm): CorrectionFormResult {
  const values: Record<string, unknown> = {};
  const errors: Partial<Record<CorrectionFieldSlot, string>> = {};
  for (const field of CORRECTION_FIELDS) {
    if (form[field.slot] === formatField(claim, field.slot)) continue;
    const parsed = parseField(field, form[field.slot]);
    if ("error" in parsed) errors[field.slot] = parsed.error;
    else values[field.slot] = parsed.value;
  }
  return { values, errors };
}

/** What a person asks for with a claim. */
export type ReviewAction =
  | { readonly action: "verdict"; readonly verdict: "accepted" | "rejected" | null }
  | { readonly action: "note"; readonly note: string }
  | { readonly action: "correct"; readonly values: Readonly<Record<string, unknown>> }
  | { readonly action: "revert"; readonly slot: string };

/** The body of `POST /claims/ID/review`. */
export type ReviewRequest = ReviewAction & {
  /** How many lines the history of the claim had for whoever asks: nothing is done where it has others by now. */
  readonly seen?: number | undefined;
};
