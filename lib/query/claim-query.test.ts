import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CLAIM_KINDS, GAIN_KINDS, QUALIFIERS, ROLES, STATUSES } from "../claim/claim";
import { COLUMN_KEYS, DEFAULT_COLUMNS } from "../claim/columns";
import { buildClaimQuery, type ClaimQuery, DEFAULT_SORT, formatClaimQuery, HAS_VALUES } from "./claim-query";
import { getDefaultWidth, MAX_COLUMN_WIDTH, MIN_COLUMN_WIDTH } from "./column-widths";
import { parseClaimQuery } from "./parse-claim-query";
import type { SizeFilter } from "./size-range";

const read = (text: string) => parseClaimQuery(text).query;
const canonical = (text: string) => formatClaimQuery(read(text)).toString();

describe("parseClaimQuery", () => {
  it("has no filters by default", () => {
    const { query, dropped } = parseClaimQuery("");
    expect(query).toEqual(buildClaimQuery());
    expect(dropped).toEqual([]);
    expect(query.sort).toEqual(DEFAULT_SORT);
    expect(query.cols).toEqual(DEFAULT_COLUMNS);
  });

  it.each<[string, Partial<ClaimQuery>]>([
    ["benchmark=MathVista&benchmark=AIME+2024", { benchmark: ["aime-2024", "mathvista"] }],
    ["model=Claude%2C+small", { model: ["Claude, small"] }],
    ["size=7-9&size=unknown", { size: [{ min: 7, max: 9, minExclusive: false, maxExclusive: false }, "unknown"] }],
    ["size_of=active", { size_of: "active" }],
    ["from=2025&to=2025-02", { from: "2025-01-01", to: "2025-02-28" }],
    ["kind=score%2Bgain", { kind: ["score+gain"] }],
    ["qualifier=up+to", { qualifier: ["up to"] }],
    [
      "sort=-gain,size_b",
      {
        sort: [
          { key: "gain", desc: true },
          { key: "size_b", desc: false },
        ],
      },
    ],
    ["cols=model,after", { cols: ["model", "after"] }],
    ["q=+%22chain+of+thought%22+", { q: '"chain of thought"' }],
    ["confidence=0.5&page=3&per=20", { confidence: 0.5, page: 3, per: 20 }],
    ["confidence=0.5&confidence_below=0.8", { confidence: 0.5, confidence_below: 0.8 }],
    ["pin=2&density=compact", { pin: 2, density: "compact" }],
    ["kind=score+gain&kind=change", { kind: ["change", "score+gain"] }],
    ["kind=score%2Bgain", { kind: ["score+gain"] }],
    ["from=2025-02&to=2025-02", { from: "2025-02-01", to: "2025-02-28" }],
    [
      "widths=model.150,gain.90",
      {
        widths: [
          { key: "gain", width: 90 },
          { key: "model", width: 150 },
        ],
      },
    ],
  ])("reads %s", (text, parts) => {
    const { query, dropped } = parseClaimQuery(text);
    expect(query).toEqual(buildClaimQuery(parts));
    expect(dropped).toEqual([]);
  });

  it.each([
    ["kind=nonsense", "kind"],
    ["size=huge", "size"],
    ["from=2025-02-30", "from"],
    ["to=yesterday", "to"],
    ["confidence=2", "confidence"],
    ["confidence_below=2", "confidence_below"],
    ["confidence_below=0", "confidence_below"],
    ["page=0", "page"],
    ["per=1000000", "per"],
    ["sort=sqlite_master", "sort"],
    ["cols=constructor", "cols"],
    ["benchmark=", "benchmark"],
    ["status=deleted", "status"],
    ["widths=model", "widths"],
    ["widths=model.4", "widths"],
    ["widths=model.1e9", "widths"],
    ["widths=shape.100", "widths"],
    ["pin=-1", "pin"],
    ["density=tight", "density"],
    ["q=a&q=b", "q"],
    ["constructor=1", "constructor"],
    ["__proto__=1", "__proto__"],
    [`q=${"x".repeat(501)}`, "q"],
    [`q=${Array.from({ length: 101 }, (_, i) => i.toString(36)).join("+")}`, "q"],
  ])("drops and reports %.40s", (text, key) => {
    const { dropped } = parseClaimQuery(text);
    expect(dropped.map((d) => d.key)).toEqual([key]);
    expect(dropped[0]?.reason).not.toBe("");
  });

  it.each([
    ["kind=shape", "not one of change, score+gain, score, gain, times, count"],
    ["role=owner", "not one of own, baseline, background"],
    ["size_of=half", "not one of total, active"],
    ["confidence=2", "not a number from 0 to 1"],
    ["confidence=high", "not a number from 0 to 1"],
    ["confidence=0.8&confidence_below=0.8", "not above the minimum confidence, 0.8"],
    ["page=1.5", "not a whole number from 1 to 1,000,000,000"],
    ["per=0", "not a whole number from 1 to 1,000"],
    ["from=yesterday", "not a day, a month or a year: 2025-05-20, 2025-05, 2025"],
    ["to=2025-02-30", "not a day, a month or a year: 2025-05-20, 2025-05, 2025"],
    ["from=2025-05&to=2025-02", "before from, 2025-05-01"],
    [`model=${"x".repeat(1001)}`, "longer than 1,000 characters"],
    ["model=", "no value"],
  ])("gives a reason for %.40s", (text, reason) => {
    expect(parseClaimQuery(text).dropped.map((one) => one.reason)).toEqual([reason]);
  });

  it("keeps valid values next to invalid ones", () => {
    expect(read("kind=gain&kind=nonsense&page=2&size=x")).toEqual(buildClaimQuery({ kind: ["gain"], page: 2 }));
  });

  it("ignores foreign keys", () => {
    expect(parseClaimQuery("open=abc", ["open"]).dropped).toEqual([]);
  });

  it("limits a filter to a hundred values", () => {
    const { query, dropped } = parseClaimQuery(Array.from({ length: 150 }, (_, i) => `paper=p${i}`).join("&"));
    expect([query.paper.length, dropped.length]).toEqual([100, 50]);
  });
});

describe("formatClaimQuery", () => {
  it.each([
    ["", ""],
    ["page=1&per=100&sort=-published&size_of=total&confidence=0", ""],
    ["to=2025-03-01&q=x&model=B&model=A&model=A", "q=x&model=A&model=B&to=2025-03-01"],
    ["sort=gain,-gain", "sort=gain"],
    [`cols=${DEFAULT_COLUMNS.join()}`, ""],
    [`widths=model.${getDefaultWidth("model")}`, ""],
    ["widths=doi.300", ""],
    ["widths=gain.90,size_b.150,gain.80", "widths=size_b.150%2Cgain.90"],
    ["cols=after,model&widths=model.150,after.80", "cols=after%2Cmodel&widths=after.80%2Cmodel.150"],
    ["cols=model&pin=7", "pin=1&cols=model"],
    ["density=comfortable&pin=0", ""],
  ])("writes %j as %j", (text, expected) => expect(canonical(text)).toBe(expected));
});

const word = fc.string({ unit: "grapheme", maxLength: 30 }).filter((s) => s.trim() === s && s !== "");
const some = <T>(one: fc.Arbitrary<T>) => fc.array(one, { maxLength: 4 });
const date = fc
  .date({ min: new Date("1990-01-01"), max: new Date("2090-01-01"), noInvalidDate: true })
  .map((d) => d.toISOString().slice(0, 10));
const tenths = fc.integer({ min: 0, max: 9999 }).map((n) => n / 10);
const size: fc.Arbitrary<SizeFilter> = fc.oneof(
  fc.constant("unknown" as const),
  tenths.map((n) => ({ min: n, max: n, minExclusive: false, maxExclusive: false })),
  fc.tuple(tenths, fc.boolean()).map(([min, minExclusive]) => ({ min, max: null, minExclusive, maxExclusive: false })),
  fc.tuple(tenths, tenths, fc.boolean(), fc.boolean()).map(([a, b, minExclusive, maxExclusive]) => ({
    min: Math.min(a, b),
    max: Math.max(a, b) + 1,
    minExclusive,
    maxExclusive,
  })),
  fc.tuple(tenths, fc.boolean()).map(([max, maxExclusive]) => ({ min: null, max, minExclusive: false, maxExclusive })),
);
const anyQuery = fc
  .record({
    q: fc.string({ unit: "grapheme", maxLength: 60 }).map((s) => s.trim()),
    benchmark: some(word.map((w) => parseClaimQuery(new URLSearchParams({ benchmark: w })).query.benchmark[0] ?? "x")),
    family: some(fc.constantFrom("aime", "math", "gsm8k")),
    model_family: some(word),
    model: some(word),
    metric: some(word),
    kind: some(fc.constantFrom(...CLAIM_KINDS)),
    gain_kind: some(fc.constantFrom(...GAIN_KINDS)),
    qualifier: some(fc.constantFrom(...QUALIFIERS)),
    role: some(fc.constantFrom(...ROLES)),
    check: some(fc.constantFrom("ok" as const, "mismatch" as const)),
    source: some(word),
    paper: some(word),
    status: some(fc.constantFrom(...STATUSES)),
    has: some(fc.constantFrom(...HAS_VALUES)),
    size: some(size),
    size_of: fc.constantFrom("total" as const, "active" as const),
    from: fc.option(date),
    to: fc.option(date),
    confidence: fc.integer({ min: 0, max: 100 }).map((n) => n / 100),
    confidence_below: fc.option(fc.integer({ min: 0, max: 100 }).map((n) => n / 100)),
    page: fc.integer({ min: 1, max: 1e6 }),
    per: fc.integer({ min: 1, max: 1000 }),
    sort: some(fc.record({ key: fc.constantFrom(...COLUMN_KEYS), desc: fc.boolean() })),
    cols: some(fc.constantFrom(...COLUMN_KEYS)),
    widths: some(
      fc.record({
        key: fc.constantFrom(...COLUMN_KEYS),
        width: fc.integer({ min: MIN_COLUMN_WIDTH, max: MAX_COLUMN_WIDTH }),
      }),
    ),
    pin: fc.integer({ min: 0, max: COLUMN_KEYS.length }),
    density: fc.constantFrom("comfortable" as const, "compact" as const),
  })
  .map((parts) =>
    buildClaimQuery({
      ...parts,
      to: parts.from && parts.to && parts.from > parts.to ? null : parts.to,
      confidence_below: (parts.confidence_below ?? 0) > parts.confidence ? parts.confidence_below : null,
    }),
  );

describe("the query and its address", () => {
  it("round-trip", () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const { query: again, dropped } = parseClaimQuery(formatClaimQuery(query).toString());
        expect(again).toEqual(query);
        expect(dropped).toEqual([]);
      }),
    );
  });

  it.each([
    ["family=AIME", "family=aime"],
    ["family=aime", "family=aime"],
    ["family=aime-2024", "family=aime-2024"],
    ["family=Sea+Birds&family=AIME&model_family=Llama+3.1", "family=aime&family=sea-birds&model_family=Llama+3.1"],
    ["model_family=AIME", "model_family=AIME"],
    ["has=gain&has=before-after&has=benchmark", "has=before-after&has=benchmark&has=gain"],
  ])("reads the families and parts of %j", (text, expected) => expect(canonical(text)).toBe(expected));

  it("reports an unknown part", () => {
    expect(parseClaimQuery("has=model").dropped).toEqual([
      { key: "has", value: "model", reason: "not one of gain, before-after, benchmark" },
    ]);
  });

  it("are stable after parsing any address once", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom("q", "size", "sort", "from", "kind", "model", "x"), fc.string())),
        (pairs) => {
          const once = formatClaimQuery(parseClaimQuery(new URLSearchParams(pairs)).query).toString();
          expect(canonical(once)).toBe(once);
        },
      ),
    );
  });
});
