import { describe, expect, it } from "vitest";
import { findDuplicates } from "./find-duplicates";
import type { NameKind } from "./name-kind";

const find = (kind: NameKind, names: readonly string[], known: readonly string[] = []) =>
  findDuplicates(
    kind,
    names.map((name, i) => ({ key: name, name, claims: 10 - i, isKnown: known.includes(name) })),
  );

describe("findDuplicates", () => {
  it.each<[NameKind, string, string, string | null]>([
    ["benchmark", "GullBench", "gull-bench", "spelling"],
    ["benchmark", "Gull Bench", "GULL_BENCH", "spelling"],
    ["benchmark", "Gull", "Gulls", "spelling"],
    ["benchmark", "Gull", "Gull dataset", "generic word"],
    ["benchmark", "Gull", "the Gull benchmark", "generic word"],
    ["benchmark", "Gull", "Gull-Bench", "generic word"],
    ["benchmark", "Gull", "Gull test set", "generic word"],
    ["benchmark", "Gull", "Gull v2", "version or split"],
    ["benchmark", "Gull", "Gullv2", "version or split"],
    ["benchmark", "Gull 2023", "Gull 2024", "version or split"],
    ["benchmark", "Gull", "Gull test-dev", "version or split"],
    ["benchmark", "Gull", "Gull dataset v1.0.2", "version or split"],
    ["benchmark", "Gull", "Gull v2 dataset", "version or split"],
    ["model", "LSTM", "LSTM model", "generic word"],
    ["method", "Tern", "Tern framework", "generic word"],
    ["metric", "success", "success rate", "generic word"],
    ["benchmark", "Gull", "Tern", null],
    ["benchmark", "Gull", "Gull Vision", null],
    ["benchmark", "Test", "Dev", null],
    ["benchmark", "AIDS", "AID", null],
    ["model", "Gull 3", "Gull 4", null],
    ["model", "Gull 3.5", "Gull 35", null],
    ["metric", "rate", "score", null],
  ])("compares the %ss %s and %s: %s", (kind, a, b, reason) => {
    const found = find(kind, [a, b]);
    expect(found.get(a)?.map((one) => [one.name, one.reason]) ?? null).toEqual(reason && [[b, reason]]);
    expect(found.get(b)?.map((one) => one.name) ?? null).toEqual(reason && [a]);
  });

  it("does not report two known names, but a new one beside them", () => {
    const found = find("benchmark", ["Gull 2023", "Gull 2024", "Gull set 2024"], ["Gull 2023", "Gull 2024"]);
    expect(found.get("Gull 2023")).toBeUndefined();
    expect(find("benchmark", ["Gull 2023", "Gull 2025"], ["Gull 2023"]).get("Gull 2023")).toHaveLength(1);
  });

  it("lists the surest first, then those with most claims, and no more than three", () => {
    const names = ["Gull", "Gull v1", "Gull v2", "Gull dataset", "gull-", "Gull v3"];
    expect(
      find("benchmark", names)
        .get("Gull")
        ?.map(({ name }) => name),
    ).toEqual(["gull-", "Gull dataset", "Gull v1"]);
  });
});
