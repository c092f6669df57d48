import { type Claim, isNumberSlot } from "@/lib/claim/claim";
import type { CorrectionForm } from "@/lib/claim/correction";
import type { Span } from "@/lib/claim/span";
import { formatReadableText } from "@/lib/format/readable-text";
import type { Contents } from "./use-abstract-contents";

/** A number of an abstract that a claim may be added for. */
export type AbstractNumber = Contents["numbers"][number];

/** The slot that a number fills. */
export const NUMBER_ROLES = [
  ["after", "the value reached"],
  ["before", "the value before"],
  ["gain", "a gain"],
] as const;
export type NumberRole = (typeof NUMBER_ROLES)[number][0];

const overlaps = (one: Span, other: Span): boolean => one[0] < other[1] && other[0] < one[1];

/** True if a claim has this number already. */
export const isUsed = (span: Span, claims: readonly Pick<Claim, "spans">[]): boolean =>
  claims.some(({ spans }) =>
    Object.entries(spans).some(([slot, other]) => other && isNumberSlot(slot) && overlaps(span, other)),
  );

/** The number to begin with: the first selected one, else the first that no claim has; -1 if there is none. */
export function chooseNumber(
  numbers: readonly AbstractNumber[],
  selected: Span | null,
  claims: readonly Pick<Claim, "spans">[],
): number {
  if (selected !== null) return numbers.findIndex(({ span }) => overlaps(span, selected));
  return numbers.findIndex(({ span }) => !isUsed(span, claims));
}

const CONTEXT = 28;

/** A number with the words around it: "… accuracy to 83.2% on GSM8K …". */
export function formatNumberInContext(abstract: string, [start, end]: Span): string {
  const from = Math.max(0, start - CONTEXT);
  const to = Math.min(abstract.length, end + CONTEXT);
  const words = formatReadableText(abstract.slice(from, to)).replace(/\s+/g, " ").trim();
  return `${from > 0 ? "… " : ""}${words}${to < abstract.length ? " …" : ""}`;
}

const UNITS: ReadonlyMap<string, string> = new Map([
  ["", "score"],
  ["points", "score"],
]);

/** The fields that follow from a number and its role. */
export function toNumberFields({ value, unit }: AbstractNumber, role: NumberRole): Partial<CorrectionForm> {
  const isTimes = unit === "times";
  const gain_kind = isTimes ? "times" : unit === "%" ? "percent" : "points";
  const fields = { before: "", after: "", gain: "", gain_kind: role === "gain" ? gain_kind : "" };
  return { ...fields, [role]: String(value), unit: isTimes ? "" : (UNITS.get(unit) ?? unit) };
}
