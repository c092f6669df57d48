import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestBoard, createTestPaper, type TestBoard } from "../fixtures/test-board";
import { correctClaim } from "../store/review";
import { getClaim } from "./get-claim";
import { resolveClaimId, resolveClaimIds } from "./resolve-claim-ids";

const RESULTS = "Owl-7B goes from 40 to 52 on Eggs. Hen-3B goes from 1 to 2 on Nests.";
/** Long enough for the two to be distinct until a record links them. */
const BEFORE = "Much was said of owls, of their eyes, of their wings and of what they hunt in the dark of the woods.";
let board: TestBoard;
/** Ids of the claims of a paper that turns out to be another one. */
let former: string[] = [];
beforeAll(async () => {
  board = createTestBoard();
  const first = createTestPaper({ title: "Birds at dusk", arxiv_id: "2501.00001", abstract: RESULTS });
  const second = createTestPaper({ title: "Birds by night", doi: "10.1000/x", abstract: `${BEFORE} ${RESULTS}` });
  await board.add([first, second]);
  const idsOf = board.db.$client.prepare<[string], string>(
    "SELECT c.id FROM claims c JOIN papers p ON p.pk = c.paper_pk WHERE p.title = ? ORDER BY c.position",
  );
  former = idsOf.pluck().all("Birds by night");
  const [rise = ""] = idsOf.pluck().all("Birds at dusk");
  correctClaim(board.db, rise, { after: 53 }, { by: null });
  await board.add([{ ...first, doi: "10.1000/x", source: "both.md" }]);
});
afterAll(() => board.remove());

describe("resolves claim ids from before a merge", () => {
  it.each([
    ["with a number that was corrected since", 0, { after: 53 }],
    ["as it was read", 1, { after: 2 }],
  ])("%s", (_name, at, claim) => {
    const id = former[at] ?? "";
    expect(getClaim(board.db, id)).toBeNull();
    const present = resolveClaimId(board.db, id);
    expect(present).not.toBe(id);
    expect(getClaim(board.db, present)).toMatchObject({ ...claim, paper_id: expect.stringMatching(/^birds-at-dusk-/) });
    expect(resolveClaimId(board.db, present)).toBe(present);
  });
});

it("returns current ids, each once, in the requested order", () => {
  const [rise = "", hen = ""] = former.map((id) => resolveClaimId(board.db, id));
  expect(resolveClaimIds(board.db, ["no-such-claim", ...former, rise])).toEqual(["no-such-claim", rise, hen]);
});

it.each(["", "no-such-claim", "%", "0".repeat(20), "constructor"])("%j matches no claim", (id) => {
  expect(resolveClaimId(board.db, id)).toBe(id);
});
