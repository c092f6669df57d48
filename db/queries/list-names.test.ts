import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { EXTRACTOR } from "@/extractors/extract-safely";
import { nameDecisionSchema } from "@/lib/names/name-decision";
import type { NameKind } from "@/lib/names/name-kind";
import { createTestBoard, createTestPaper, type TestBoard } from "../fixtures/test-board";
import { changeNames } from "../store/name-decisions";
import { reviewClaim } from "../store/review";
import { listNames } from "./list-names";

let board: TestBoard;
beforeEach(async () => {
  board = createTestBoard();
  const abstracts = [
    "Auk-7B reaches 61.2% accuracy on the Gull Bench dataset. Auk-7B reaches 70% accuracy on MathVista.",
    "Auk-7B reaches 55% accuracy on GullBench, while Tern-3B reaches 51%.",
  ];
  await board.add(
    abstracts.map((abstract) => createTestPaper({ abstract })),
    EXTRACTOR,
  );
});
afterEach(() => board.remove());

const list = (kind: NameKind) => listNames(board.db).filter((name) => name.kind === kind);
const find = (kind: NameKind, name: string) => list(kind).find((one) => one.name === name);
const decide = (draft: object) =>
  changeNames(
    board.db,
    { decide: [nameDecisionSchema.parse({ kind: "benchmark", ...draft })] },
    { extractor: EXTRACTOR, by: null },
  );

describe("listNames", () => {
  it("counts the papers and claims of each name and finds likely duplicates", () => {
    expect(find("benchmark", "Gull Bench")).toMatchObject({
      papers: 1,
      claims: 1,
      status: "new",
      duplicates: [{ name: "GullBench", reason: "spelling" }],
    });
    expect(find("benchmark", "MathVista")).toMatchObject({ status: "known", duplicates: [], open: 0 });
    expect(find("model", "Auk-7B")).toMatchObject({ papers: 2, claims: 3 });
    expect(find("metric", "accuracy")).toMatchObject({ status: "known", papers: 2 });
  });

  it("has the facts in force of each name", async () => {
    expect(find("benchmark", "GullBench")?.facts).toEqual({});
    expect(find("benchmark", "MathVista")?.facts.metric).toBe("accuracy");
    expect(find("metric", "accuracy")?.facts).toEqual({ better: "higher" });
    await decide({ action: "describe", name: "gullbench", facts: { items: 30 } });
    await decide({ action: "describe", kind: "metric", name: "accuracy", facts: { better: "lower" } });
    await decide({ action: "describe", kind: "model", name: "Auk-7B", facts: { size_b: 8 } });
    expect(find("benchmark", "GullBench")?.facts).toEqual({ items: 30 });
    expect(find("metric", "accuracy")?.facts).toEqual({ better: "lower" });
    expect(find("model", "Auk-7B")?.facts).toEqual({ size_b: 8 });
  });

  it("lists those first where a decision would change most claims", () => {
    const open = listNames(board.db).map((name) => name.open);
    expect(open).toEqual([...open].sort((a, b) => b - a));
    expect(open[0]).toBe(3);
  });

  it("leaves out rejected claims", () => {
    const id = board.db.$client.prepare("SELECT id FROM claims WHERE after = 70").pluck().get() as string;
    reviewClaim(board.db, id, "rejected", { by: null });
    expect(find("benchmark", "MathVista")).toBeUndefined();
  });

  it("shows a renamed name as mapped, and its target with its claims", async () => {
    await decide({ action: "rename", name: "Gull Bench", to: "GullBench" });
    expect(find("benchmark", "Gull Bench")).toMatchObject({
      status: "mapped",
      becomes: "GullBench",
      claims: 0,
      open: 0,
    });
    expect(find("benchmark", "GullBench")).toMatchObject({ status: "known", claims: 3, duplicates: [] });
  });

  it("shows what was hidden, and what is declared to be something else", async () => {
    await decide({ action: "hide", name: "MathVista" });
    await decide({ action: "rename", kind: "model", name: "Auk-7B", to: "Auk" });
    await decide({ action: "classify", name: "GullBench", as: "none" });
    expect(find("benchmark", "MathVista")).toMatchObject({ status: "hidden", becomes: null, claims: 0 });
    expect(find("benchmark", "GullBench")).toMatchObject({ status: "hidden", declared: "none", claims: 0 });
    expect(find("model", "Auk-7B")).toMatchObject({ status: "mapped", becomes: "Auk" });
  });
});
