import { expect, it } from "vitest";
import { buildClaim } from "@/lib/claim/fixtures/claim";
import { toResults } from "@/lib/compare/result";
import { groupResults } from "@/lib/compare/result-groups";
import { LEXICON_FACTS } from "@/lib/names/comparison-facts";
import { selectGroups } from "./select-groups";

/** Groups with the given numbers of results, each with a metric of its own; gains rise in a group. */
const buildGroups = (counts: readonly number[]) =>
  groupResults(
    toResults(
      counts.flatMap((count, group) =>
        Array.from({ length: count }, (_, at) =>
          buildClaim({ id: `${group}-${at}`, metric: `metric ${group}`, before: 10, after: 10 + at, points: at }),
        ),
      ),
      LEXICON_FACTS,
    ),
  );
const countRows = (counts: readonly number[]) =>
  selectGroups(buildGroups(counts), "points").map(({ rows }) => rows.length);

it.each<[string, readonly number[], readonly number[]]>([
  ["all rows of small groups", [3, 2, 1], [3, 2, 1]],
  ["the first rows of large ones", [9, 6, 5, 1], [5, 5, 5, 1]],
  ["no group beyond 40 rows", Array(12).fill(7), Array(8).fill(5)],
  ["many groups of one row", Array(50).fill(1), Array(40).fill(1)],
  ["nothing without groups", [], []],
])("selects %s", (_, counts, expected) => expect(countRows(counts)).toEqual(expected));

it("selects the largest gains, those without one last", () => {
  const [group] = buildGroups([7]);
  if (!group) throw new Error("no group");
  const [first, ...others] = group.results;
  if (!first) throw new Error("no result");
  const unknown = { ...first, gains: { ...first.gains, points: null } };
  const [shown] = selectGroups([{ ...group, results: [unknown, ...others.slice(0, 3)] }], "points");
  expect(shown?.rows.map(({ claim }) => claim.id)).toEqual(["0-3", "0-2", "0-1", "0-0"]);
});
