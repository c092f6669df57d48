import { describe, expect, it } from "vitest";
import type { PaperRecord } from "./paper";
import { groupRecords, hasSameIdOrText } from "./record-groups";

const record = (over: Partial<PaperRecord>): PaperRecord => ({
  ...{ title: "Owls", abstract: "We count.", authors: [], published: null, url: null, arxiv_id: null, doi: null },
  ...{ venue: null, restated: false, source: "a.md", locator: "line 1" },
  ...over,
});

describe("groupRecords", () => {
  it.each<[string, Partial<PaperRecord>[], number[][]]>([
    ["copies", [{}, { source: "b.md" }], [[0, 1]]],
    ["the same arXiv id", [{ arxiv_id: "2501.00001" }, { arxiv_id: "2501.00001", title: "Old owls" }], [[0, 1]]],
    ["another text", [{}, { abstract: "We count more." }], [[0], [1]]],
    ["one that ties two", [{ doi: "10.1/a" }, { title: "B" }, { doi: "10.1/a", title: "C" }], [[0, 2], [1]]],
  ])("%s", (_, parts, groups) => expect(groupRecords(parts.map(record), hasSameIdOrText)).toEqual(groups));
});
