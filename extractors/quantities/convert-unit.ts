/** Units of each dimension, as multiples of its first unit. Keys are in lower case: "MB" and "mb" are the same unit. */
const DIMENSIONS: readonly Readonly<Record<string, number>>[] = [
  { s: 1, ns: 1e-9, us: 1e-6, µs: 1e-6, ms: 1e-3, min: 60, h: 3600, day: 86_400, week: 604_800, year: 31_557_600 },
  { byte: 1, kb: 1e3, mb: 1e6, gb: 1e9, tb: 1e12, mib: 2 ** 20, gib: 2 ** 30 },
  { m: 1, mm: 1e-3, cm: 1e-2, km: 1e3 },
  { g: 1, mg: 1e-3, kg: 1e3 },
  { hz: 1, khz: 1e3, mhz: 1e6, ghz: 1e9 },
  { bps: 1, kbps: 1e3, mbps: 1e6, gbps: 1e9 },
  { flops: 1, gflops: 1e9, tflops: 1e12 },
];

const UNIT_SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  s: ["second", "seconds", "sec", "secs"],
  us: ["microsecond", "microseconds"],
  ms: ["millisecond", "milliseconds"],
  min: ["mins", "minute", "minutes"],
  h: ["hr", "hrs", "hour", "hours"],
  day: ["days"],
  week: ["weeks"],
  year: ["years"],
  byte: ["bytes"],
  m: ["meter", "meters", "metre", "metres"],
};

interface UnitSize {
  readonly dimension: number;
  readonly size: number;
}

const UNIT_SIZES: ReadonlyMap<string, UnitSize> = new Map(
  DIMENSIONS.flatMap((units, dimension) =>
    Object.entries(units).flatMap(([unit, size]) =>
      [unit, ...(UNIT_SPELLINGS[unit] ?? [])].map((word) => [word, { dimension, size }] as const),
    ),
  ),
);

/** True if a unit is a unit of measurement, not a share, a multiple or a bare number. */
export const isMeasurementUnit = (unit: string): boolean =>
  !["", "%", "points", "times", "score", "count", "K", "k", "M"].includes(unit);

/**
 * Converts a value to another unit: `convertUnit(2, "hours", "minutes")` is 120. Returns the value unchanged if no
 * conversion is needed, and null if none exists.
 */
export function convertUnit(value: number, from: string, to: string): number | null {
  if (!isMeasurementUnit(from) || !isMeasurementUnit(to) || from.toLowerCase() === to.toLowerCase()) return value;
  const [a, b] = [UNIT_SIZES.get(from.toLowerCase()), UNIT_SIZES.get(to.toLowerCase())];
  if (!a || !b || a.dimension !== b.dimension) return null;
  return a.size === b.size ? value : Number(((value * a.size) / b.size).toPrecision(6));
}
