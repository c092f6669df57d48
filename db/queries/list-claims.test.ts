import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Claim } from "@/lib/claim/claim";
import { CLAIM_COLUMNS } from "@/lib/claim/columns";
import { buildClaimQuery } from "@/lib/query/claim-query";
import { parseClaimQuery } from "@/lib/query/parse-claim-query";
import { createTestBoard, createTestClaim, createTestPaper, type TestBoard } from "../fixtures/test-board";
import { reviewClaim } from "../store/review";
import { getClaim } from "./get-claim";
import { listClaims } from "./list-claims";
import { streamClaims } from "./stream-claims";

/** Papers as lines: a name, and the slots of its only claim. */
const ROWS: [name: string, slots: Partial<Claim>, published?: string | null][] = [
  [
    "alpha",
    {
      model: "Owl-7B",
      model_id: "owl-7b",
      model_family: "Owl",
      size_b: 7,
      benchmarks: ["MathVista"],
      before: 60,
      after: 70,
      metric: "accuracy",
      metric_id: "accuracy",
    },
    "2025-01-10",
  ],
  [
    "bravo",
    {
      model: "owl 7b",
      model_id: "owl-7b",
      model_family: "Owl",
      size_b: 7,
      benchmarks: ["AIME 2024", "AIME 2025"],
      after: 41,
      metric: "Pass@1",
      metric_id: "pass@k",
    },
    "2025-03-01",
  ],
  [
    "charlie",
    { model: "Lynx-MoE", size_b: 235, active_b: 22, benchmarks: ["MathVista"], gain: -3, gain_kind: "points" },
    "2025-03-31",
  ],
  [
    "delta",
    {
      method: "Bézier, tuned",
      benchmarks: [],
      benchmark_text: "ten tasks",
      gain: 2.5,
      gain_kind: "times",
      qualifier: "up to",
      confidence: 0.4,
    },
    null,
  ],
  [
    "echo",
    { model: "Hen-0.5B", size_b: 0.5, benchmarks: ["HumanEval+"], after: 24, of: 644, unit: "count", role: "baseline" },
    "2024-12-31",
  ],
  [
    "foxtrot",
    { model: "Wolf-70B", size_b: 70, benchmarks: ["HumanEval"], before: 10, after: 30, gain: 5, gain_kind: "points" },
    "2025-03-15",
  ],
];

let board: TestBoard;
beforeAll(async () => {
  board = createTestBoard();
  const byTitle = new Map(ROWS.map(([name, slots]) => [name, slots]));
  const extract = ({ title }: { title: string }) => {
    const sentence = `What ${title} says.`;
    return { claims: [createTestClaim({ ...byTitle.get(title), sentence })], sentences: [], notes: [] };
  };
  const papers = ROWS.map(([title, , published = null], i) =>
    createTestPaper({
      title,
      published,
      abstract: `An abstract about ${title}; naïve reinforcement learning.`,
      source: i < 2 ? "a.md" : "b, c.md",
      arxiv_id: `2501.0000${i}`,
    }),
  );
  await board.add(papers, { version: "1", extract });
});
afterAll(() => board.remove());

const ask = (text: string) => listClaims(board.db, parseClaimQuery(text).query);
const names = (text: string) =>
  ask(text)
    .claims.map((c) => c.paper_title)
    .join(" ");
const set = (text: string) => names(`${text}&sort=paper_title`);
const EVERYTHING = "alpha bravo charlie delta echo foxtrot";

describe("filters", () => {
  it.each([
    ["", EVERYTHING],
    ["benchmark=MathVista", "alpha charlie"],
    ["benchmark=aime-2025", "bravo"],
    ["benchmark=HumanEval%2B", "echo"],
    ["benchmark=HumanEval", "foxtrot"],
    ["benchmark=none", "delta"],
    ["benchmark=none&benchmark=MathVista", "alpha charlie delta"],
    ["benchmark=nothing-like-it", ""],
    ["family=aime", "bravo"],
    ["family=owl", ""],
    ["model_family=owl", "alpha bravo"],
    ["model_family=none", "charlie delta echo foxtrot"],
    ["has=before-after", "alpha foxtrot"],
    ["has=benchmark", "alpha bravo charlie echo foxtrot"],
    ["has=before-after&has=benchmark&benchmark=HumanEval", "foxtrot"],
    ["model=owl-7b", "alpha bravo"],
    ["model=Lynx-MoE&model=Wolf-70B", "charlie foxtrot"],
    ["metric=pass@k", "bravo"],
    ["metric=pass@1", "bravo"],
    ["kind=change", "alpha foxtrot"],
    ["kind=times,count", "delta echo foxtrot alpha bravo charlie".split(" ").sort().join(" ")],
    ["kind=times&kind=count", "delta echo"],
    ["gain_kind=points", "charlie foxtrot"],
    ["qualifier=up+to", "delta"],
    ["role=baseline", "echo"],
    ["check=mismatch", "foxtrot"],
    ["size=7", "alpha bravo"],
    ["size=7-70", "alpha bravo foxtrot"],
    ["size=7-<70", "alpha bravo"],
    ["size=100-", "charlie"],
    ["size=<2&size=unknown", "delta echo"],
    ["size=20-30", ""],
    ["size=20-30&size_of=active", "charlie"],
    ["size=unknown&size_of=active", "delta"],
    ["from=2025-03", "bravo charlie foxtrot"],
    ["to=2025-03-01", "alpha bravo echo"],
    ["from=2025-01-10&to=2025-03-15", "alpha bravo foxtrot"],
    ["source=b%2C+c.md", "charlie delta echo foxtrot"],
    ["paper=2501.00003", "delta"],
    ["confidence=0.5", "alpha bravo charlie echo foxtrot"],
    ["confidence_below=0.5", "delta"],
    ["confidence_below=0.4", ""],
    ["confidence=0.4&confidence_below=0.41", "delta"],
    ["status=rejected", ""],
    ["benchmark=MathVista&size=7", "alpha"],
  ])("%s", (text, expected) => {
    expect(set(text)).toBe(expected);
    expect(ask(text).total).toBe(expected.split(" ").filter(Boolean).length);
  });
});

describe("text search", () => {
  it.each([
    ["alpha", "alpha"],
    ["MathV", "alpha charlie"],
    ["MATHV", ""],
    ["bezier", "delta"],
    ["naive learning", EVERYTHING],
    ['"reinforcement learning"', EVERYTHING],
    ['"learning reinforcement"', ""],
    ["learning -owl", "charlie delta echo foxtrot"],
    ['AIME "2024', "bravo"],
    ["Lynx-MoE", "charlie"],
    ["ada bell", EVERYTHING],
    ["ten mathvista", ""],
    ["OR", ""],
    ["alpha OR bravo", ""],
    ["NEAR(alpha)", ""],
    ["title:alpha", ""],
    ["alpha*", "alpha"],
    ["a^b", ""],
    ["🦉", ""],
    ["'; DROP TABLE claims; --", ""],
    ["'", ""],
    ['"""', ""],
    ["-", ""],
    ["\u0000alpha\u0000", "alpha"],
    [`alpha ${"x ".repeat(240)}`, ""],
  ])("%j", (q, expected) => expect(set(new URLSearchParams({ q }).toString())).toBe(expected));

  it("accepts any text", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 80 }),
        (q) => ask(new URLSearchParams({ q }).toString()).total >= 0,
      ),
    );
    const signs = fc.string({
      unit: fc.constantFrom('"', "-", "*", "(", ")", ":", "^", "+", "a", " ", "AND", "NOT"),
      maxLength: 30,
    });
    fc.assert(fc.property(signs, (q) => listClaims(board.db, buildClaimQuery({ q })).total >= 0));
  });
});

describe("order", () => {
  it.each([
    ["", "charlie foxtrot bravo alpha echo delta"],
    ["sort=published", "echo alpha bravo foxtrot charlie delta"],
    ["sort=size_b,paper_title", "echo alpha bravo foxtrot charlie delta"],
    ["sort=-size_b,-paper_title", "charlie foxtrot bravo alpha echo delta"],
    ["sort=size_b,-published&size_of=active", "echo bravo alpha charlie foxtrot delta"],
    ["sort=benchmarks,paper_title", "bravo foxtrot echo alpha charlie delta"],
    ["sort=-benchmarks,paper_title", "alpha charlie echo foxtrot bravo delta"],
    ["sort=gain,paper_title", "charlie foxtrot alpha delta bravo echo"],
    ["sort=-gain,paper_title", "alpha foxtrot charlie delta bravo echo"],
    ["sort=model", "echo charlie bravo alpha foxtrot delta"],
  ])("sorts by %s, unknown values last", (text, expected) => expect(names(text)).toBe(expected));

  it.each(CLAIM_COLUMNS.map((c) => c.key))("by %s is complete, stable and equal for pages and the stream", (key) => {
    for (const desc of [false, true]) {
      const query = buildClaimQuery({ sort: [{ key, desc }], per: 2 });
      const paged = [1, 2, 3, 4].flatMap((page) => listClaims(board.db, { ...query, page }).claims);
      const streamed = [...streamClaims(board.file, query)];
      expect(paged).toEqual(streamed);
      expect(new Set(paged.map((c) => c.id)).size).toBe(ROWS.length);
    }
  });
});

describe("listClaims", () => {
  it("returns a requested range", () => {
    const { claims, total } = listClaims(board.db, buildClaimQuery({ sort: [{ key: "paper_title", desc: false }] }), {
      offset: 4,
      limit: 10,
    });
    expect([claims.map((c) => c.paper_title), total]).toEqual([["echo", "foxtrot"], ROWS.length]);
  });

  it("excludes rejected claims unless requested", () => {
    const id = ask("role=baseline").claims[0]?.id ?? "";
    reviewClaim(board.db, id, "rejected", { by: null });
    expect(set("")).toBe("alpha bravo charlie delta foxtrot");
    expect(set("status=rejected")).toBe("echo");
    expect(getClaim(board.db, id)?.status).toBe("rejected");
    expect(reviewClaim(board.db, id, null, { by: null })).toBe(true);
    expect(reviewClaim(board.db, "no such claim", "rejected", { by: null })).toBe(false);
    expect(getClaim(board.db, "no such claim")).toBeNull();
  });
});

describe("streamClaims", () => {
  it("does not block writers, neither while running nor after an early end", async () => {
    const stream = streamClaims(board.file, buildClaimQuery());
    expect(stream.next().done).toBe(false);
    board.db.$client.exec("UPDATE imports SET last_at = last_at");
    stream.return(undefined);
    expect(stream.next().done).toBe(true);
  });
});
