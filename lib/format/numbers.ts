/** Numbers as people read them. A value that is missing is "—", never 0. */
export const MISSING = "—";
/** Keeps a number and its unit on one line. */
const NBSP = "\u00a0";
const MINUS = "\u2212";

const decimalFormat = new Intl.NumberFormat("en-US", { maximumFractionDigits: 4, signDisplay: "negative" });
const smallNumberFormat = new Intl.NumberFormat("en-US", { maximumSignificantDigits: 4, signDisplay: "negative" });
const roundToTenth = (x: number): number => Math.round(x * 10) / 10;

/** "5,803", "−0.42"; every decimal that the text gave is kept, up to four, and below a tenth as many digits: "0.0000988". */
export function formatNumber(value: number | null): string {
  if (value === null || !Number.isFinite(value)) return MISSING;
  return (Math.abs(value) < 0.1 ? smallNumberFormat : decimalFormat).format(value).replace("-", MINUS);
}

/** A number and its unit apart, so that a page can set the unit smaller. */
export interface NumberParts {
  readonly number: string;
  readonly unit: string | null;
}

/** A value of `before` or `after`: "72.9" and "%"; a bare score has no unit. */
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

/** What a difference of values of a unit is counted in: points of percentages and scores, "GB" of "GB". */
export function getDifferenceUnit(unit: string | null): string {
  return unit === null || unit === "%" || unit === "score" || unit === "count" ? "pts" : unit;
}

/** Points, percent and times each read differently: "+6.6 pts", "−5.9 GB", "+15 %", "+15 % rel.", "×3.5", "÷10". */
function getGainUnit({ gain_kind, unit }: GainFields): string | null {
  if (gain_kind === "points") return getDifferenceUnit(unit);
  return gain_kind === "percent" ? "%" : gain_kind === "relative" ? "% rel." : null;
}

/** The stated gain with its sign and its kind; a range is "+10–30 %". */
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

/** A difference computed from before and after: "+6.6 pts" of percentages, "+12 tokens" of anything else. */
export function formatPoints(points: number | null, unit: string | null): string {
  if (points === null) return MISSING;
  return joinNumberParts({ number: signOf(points) + formatNumber(Math.abs(points)), unit: getDifferenceUnit(unit) });
}

/** A share in percent with its sign, to one decimal: "+10 %". */
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

/** "7B", "0.5B", "671B (37B active)", "22M", "1T". */
export function formatModelSize(size: number | null, active: number | null = null): string {
  if (size === null) return active === null ? MISSING : `${formatBillions(active)} active`;
  return active === null || active === size
    ? formatBillions(size)
    : `${formatBillions(size)} (${formatBillions(active)} active)`;
}

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** "28 May 2025" of an ISO date, whatever the reader's clock. */
export function formatDate(iso: string | null): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso ?? "");
  if (!match) return MISSING;
  return `${Number(match[3])}${NBSP}${MONTHS[Number(match[2]) - 1]}${NBSP}${match[1]}`;
}

/** "1 claim", "1,204 claims". */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)}${NBSP}${count === 1 ? one : many}`;
}

/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** A name whose letters do not turn the direction of the date or the number that stands behind it. */
const isolateDirection = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);

/** "Ada Lovelace", "A and B", "A, B and 5 more". */
export function formatList(names: readonly string[], shown = 3): string {
  const items = names.map(isolateDirection);
  const [first, second] = items;
  if (first === undefined) return "";
  if (items.length === 1 || second === undefined) return first;
  if (items.length === 2) return `${first} and ${second}`;
  if (items.length <= shown) return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
  return `${items.slice(0, shown).join(", ")} and ${items.length - shown} more`;
}
