import { computeOnce } from "./compute-once";

/** Text for a missing value, which is never shown as 0. */
export const MISSING = "—";
/** Keeps a number and its unit on one line. */
const NBSP = "\u00a0";
const MINUS = "\u2212";

const getDecimalFormat = computeOnce(
  () => new Intl.NumberFormat("en-US", { maximumFractionDigits: 4, signDisplay: "negative" }),
);
const getSmallNumberFormat = computeOnce(
  () => new Intl.NumberFormat("en-US", { maximumSignificantDigits: 4, signDisplay: "negative" }),
);
const roundToTenth = (x: number): number => Math.round(x * 10) / 10;

/** Formats a number: "5,803", "−0.42". Keeps up to four decimals, or four significant digits below 0.1: "0.0000988". */
export function formatNumber(value: number | null): string {
  if (value === null || !Number.isFinite(value)) return MISSING;
  return (Math.abs(value) < 0.1 ? getSmallNumberFormat() : getDecimalFormat()).format(value).replace("-", MINUS);
}

/** A number and its unit as separate strings, so that a page can set the unit in a smaller size. */
export interface NumberParts {
  readonly number: string;
  readonly unit: string | null;
}

/** Splits a value of `before` or `after` into number and unit: "72.9" and "%". Scores and counts have no unit. */
export function toValueParts(value: number | null, unit: string | null, of: number | null = null): NumberParts {
  if (value === null) return { number: MISSING, unit: null };
  if (of !== null) return { number: `${formatNumber(value)}/${formatNumber(of)}`, unit: null };
  return { number: formatNumber(value), unit: unit === "score" || unit === "count" ? null : unit };
}

/** Joins a number and its unit: "72.9%", "+36% rel.", "3.9 GB"; only a unit that begins with "%" follows without a space. */
export function joinNumberParts({ number, unit }: NumberParts): string {
  if (unit === null) return number;
  return unit.startsWith("%") ? `${number}${unit.replaceAll(" ", NBSP)}` : `${number}${NBSP}${unit}`;
}

export function formatValue(value: number | null, unit: string | null, of: number | null = null): string {
  return joinNumberParts(toValueParts(value, unit, of));
}

/** The stated gain of a claim: its size, the far end of a range, its kind, and the unit of the values. */
interface GainFields {
  readonly gain: number | null;
  readonly gain_max: number | null;
  readonly gain_kind: "points" | "percent" | "relative" | "times" | null;
  readonly unit: string | null;
}

const signOf = (value: number): string => (value > 0 ? "+" : value < 0 ? MINUS : "");

/** Returns the unit of a difference: points ("pts") for percentages and scores, otherwise the unit of the values. */
export function getDifferenceUnit(unit: string | null): string {
  return unit === null || unit === "%" || unit === "score" || unit === "count" ? "pts" : unit;
}

/** Returns the unit of a stated gain, as in "+6.6 pts", "−5.9 GB", "+15%", "+15% rel."; null for multiples. */
function getGainUnit({ gain_kind, unit }: GainFields): string | null {
  if (gain_kind === "points") return getDifferenceUnit(unit);
  return gain_kind === "percent" ? "%" : gain_kind === "relative" ? "% rel." : null;
}

/** Splits the stated gain into signed number and unit; a range is "+10–30%". */
export function toGainParts(claim: GainFields): NumberParts {
  const { gain, gain_max, gain_kind } = claim;
  if (gain === null) return { number: MISSING, unit: null };
  const far = gain_max === null || gain_max === gain ? "" : `–${formatNumber(Math.abs(gain_max))}`;
  const size = formatNumber(Math.abs(gain)) + far;
  if (gain_kind === "times") return { number: `${gain < 0 ? "÷" : "×"}${size}`, unit: null };
  return { number: signOf(gain) + size, unit: getGainUnit(claim) };
}

export function formatGain(gain: GainFields): string {
  return joinNumberParts(toGainParts(gain));
}

/** Formats a computed difference: "+6.6 pts" for percentages, "+12 tokens" for other units. */
export function formatPoints(points: number | null, unit: string | null): string {
  if (points === null) return MISSING;
  return joinNumberParts({ number: signOf(points) + formatNumber(Math.abs(points)), unit: getDifferenceUnit(unit) });
}

/** Formats a relative difference in percent with its sign and one decimal: "+10%". */
export function formatRelative(relative: number | null): string {
  if (relative === null) return MISSING;
  const value = roundToTenth(relative);
  return joinNumberParts({ number: signOf(value) + formatNumber(Math.abs(value)), unit: "%" });
}

function formatBillions(billions: number): string {
  if (billions >= 1000) return `${formatNumber(billions / 1000)}T`;
  if (billions < 0.1) return `${formatNumber(billions * 1000)}M`;
  return `${formatNumber(billions)}B`;
}

/** Formats a model size in billions of parameters: "7B", "0.5B", "671B (37B active)", "22M", "1T". */
export function formatModelSize(size: number | null, active: number | null = null): string {
  if (size === null) return active === null ? MISSING : `${formatBillions(active)} active`;
  return active === null || active === size
    ? formatBillions(size)
    : `${formatBillions(size)} (${formatBillions(active)} active)`;
}

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** Formats an ISO date as precise as it is, "28 May 2025", "May 2025" or "2025", independent of the reader's time zone. */
export function formatDate(iso: string | null): string {
  const [, year, month, day] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?(?![\d-])/.exec(iso ?? "") ?? [];
  if (year === undefined) return MISSING;
  const name = MONTHS[Number(month) - 1];
  return [day === undefined ? undefined : String(Number(day)), name, year].filter(Boolean).join(NBSP);
}

/** Formats a count with its noun: "1 claim", "1,204 claims". */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)}${NBSP}${count === 1 ? one : many}`;
}

/** Letters of right-to-left scripts. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** Isolates a right-to-left name so that it does not reverse the text that follows it. */
const isolateDirection = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);

/** Joins names for display: "Ada Lovelace", "A and B", "A, B and 5 more". */
export function formatList(names: readonly string[], shown = 3): string {
  const items = names.map(isolateDirection);
  const [first, second] = items;
  if (first === undefined) return "";
  if (items.length === 1 || second === undefined) return first;
  if (items.length === 2) return `${first} and ${second}`;
  if (items.length <= shown) return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
  return `${items.slice(0, shown).join(", ")} and ${items.length - shown} more`;
}
