import { type Claim, GAIN_KINDS, isNumberSlot, QUALIFIERS, ROLES } from "./claim";
import { inFigureRange } from "./number-range";
import { formatRole } from "./role";

/** A slot that a user may correct, as a form field. */
export interface CorrectionField {
  readonly slot: string;
  readonly label: string;
  readonly type: "text" | "number" | "list" | "choice" | "flag";
  /** Values of a choice or flag with their labels; "" means no value. */
  readonly choices?: readonly (readonly [value: string, name: string])[];
  readonly hint?: string;
  /** True if a number must be positive. */
  readonly positive?: true;
}

const toChoices = (values: readonly string[]) => values.map((value) => [value, value] as const);

export const CORRECTION_FIELDS = [
  { slot: "method", label: "Method", type: "text" },
  { slot: "model", label: "Model", type: "text" },
  { slot: "size_b", label: "Size", type: "number", hint: "billions of parameters", positive: true },
  { slot: "benchmarks", label: "Benchmarks", type: "list", hint: "separated by semicolons" },
  { slot: "benchmark_text", label: "Evaluated on", type: "text", hint: "where no benchmark is named" },
  {
    slot: "aggregate",
    label: "Average",
    type: "flag",
    choices: [
      ["no", "no"],
      ["yes", "yes, over several tasks"],
    ],
  },
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
    choices: ROLES.map((role) => [role, formatRole(role)]),
  },
] as const satisfies readonly (CorrectionField & { readonly slot: keyof Claim })[];

export type CorrectionFieldSlot = (typeof CORRECTION_FIELDS)[number]["slot"];

/** True for a slot that one correction may set in several claims: all but the numbers, which no other claim shares. */
export const isShareableSlot = (slot: string): boolean => !isNumberSlot(slot);

/** Slots with names, for which other claims of the board may have the same value. */
export const NAMED_SLOTS = [
  "method",
  "model",
  "benchmarks",
  "benchmark_text",
  "metric",
  "baseline",
  "unit",
] as const satisfies readonly CorrectionFieldSlot[];
export type NamedSlot = (typeof NAMED_SLOTS)[number];

export type CorrectionForm = Readonly<Record<CorrectionFieldSlot, string>>;

/** A claim, or the slots of one that is yet to be added. */
type FormClaim = Pick<Claim, CorrectionFieldSlot>;

function formatField(claim: FormClaim, slot: CorrectionFieldSlot): string {
  const value = claim[slot];
  if (value === null) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return Array.isArray(value) ? value.join("; ") : String(value);
}

/** Formats the slots of a claim as form fields. */
export function toCorrectionForm(claim: FormClaim): CorrectionForm {
  return Object.fromEntries(CORRECTION_FIELDS.map(({ slot }) => [slot, formatField(claim, slot)])) as CorrectionForm;
}

/**
 * Returns why a number is not a valid value of a slot, as a clause for the user; null if it is valid or not a number,
 * which the slot schema checks.
 */
export function correctionFault(slot: string, value: unknown): string | null {
  const field: CorrectionField | undefined = CORRECTION_FIELDS.find((one) => one.slot === slot);
  if (field?.type !== "number" || typeof value !== "number") return null;
  if (!inFigureRange(value)) return `${field.label} must be a number between -10^15 and 10^15`;
  return field.positive && value <= 0 ? `${field.label} must be a number above 0` : null;
}

const NUMBER = /^[+-]?(?:\d{1,15}(?:\.\d{1,10})?|\.\d{1,10})$/;

/** Parses the text of a field into a value or an error. */
function parseField({ type, positive }: CorrectionField, text: string): { value: unknown } | { error: string } {
  const trimmed = text.trim();
  if (type === "list") {
    return { value: [...new Set(trimmed.split(";").map((part) => part.trim()))].filter((part) => part !== "") };
  }
  if (type === "flag") return { value: trimmed === "yes" };
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

/** Returns the changes that a submitted form makes to a claim, and the errors by field. */
export function parseCorrectionForm(claim: FormClaim, form: CorrectionForm): CorrectionFormResult {
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

/** Other claims that a correction is applied to as well: those of the same sentence, or of the same paper. */
export const CORRECTION_SCOPES = ["sentence", "paper"] as const;
export type CorrectionScope = (typeof CORRECTION_SCOPES)[number];

/** A review action on a claim. */
export type ReviewAction =
  | { readonly action: "verdict"; readonly verdict: "accepted" | "rejected" | null }
  | { readonly action: "note"; readonly note: string }
  | {
      readonly action: "correct";
      readonly values: Readonly<Record<string, unknown>>;
      readonly also?: CorrectionScope | undefined;
    }
  | { readonly action: "revert"; readonly slot: string }
  /** Undoes the action of this time, in all claims that it changed. */
  | { readonly action: "undo"; readonly made_at: string }
  /** Deletes a claim that a person added. */
  | { readonly action: "delete" };

/** The body of `POST /claims/ID/review`. */
export type ReviewRequest = ReviewAction & {
  /** Length of the history that the client has seen; the action is refused if it has changed since. */
  readonly seen?: number | undefined;
  /** Name of the reviewer as kept in the browser; the name of a signed-in editor takes precedence. */
  readonly by?: string | undefined;
};
