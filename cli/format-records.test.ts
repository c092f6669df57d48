import { expect, it } from "vitest";
import { formatMerge, formatRecords } from "./format-records";

const RED = "Owls\u001b[31m at night";

it("formats a merge as one line without control characters", () => {
  const merge = { paper: "owls-1", title: "Owls", source: "a.md", locator: "line 3", record_title: RED, why: "DOI" };
  expect(formatMerge(merge)).toBe('owls-1 ("Owls"): a.md, line 3 ("Owls�[31m at night"), same DOI');
});

it("numbers the records of a paper, without control characters", () => {
  const record = {
    ...{ title: RED, abstract: "", authors: ["Ann Lee", "Bo Wu"], published: null, url: null, arxiv_id: "2501.00001" },
    ...{ doi: null, venue: null, restated: false, source: "a.md", locator: "line 3" },
  };
  const records = [
    { record, joined_by: null },
    { record: { ...record, authors: [], arxiv_id: null }, joined_by: "title" as const },
  ];
  expect(formatRecords({ paper: { id: "owls-1", title: RED }, records })).toBe(
    `owls-1: Owls�[31m at night
  1. "Owls�[31m at night" (Ann Lee and others, 2501.00001), a.md, line 3
  2. "Owls�[31m at night" (no further details), a.md, line 3; merged: same title
`,
  );
});
