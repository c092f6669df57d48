import { describe, expect, it } from "vitest";
import { parseAll } from "../testing/parse-all";
import { removeArxivBoilerplate, removeArxivTitleSuffix } from "./arxiv-boilerplate";

const TEXT = "Fern lifts recall by 4 points.";

describe("withoutMarks", () => {
  it.each([
    [`arXiv:2505.20001v1 Announce Type: new \nAbstract: ${TEXT}`, TEXT],
    [`arXiv:2505.20001v1 Announce Type: new Abstract: ${TEXT}`, TEXT],
    [` arXiv:2505.20001v3 Announce Type: replace-cross\r\nAbstract:${TEXT}`, TEXT],
    [`arXiv:2505.20001v1Announce Type: new \nAbstract: ${TEXT}`, TEXT],
    [`arXiv:2505.20001v1\uFFFDAnnounce Type: new \nAbstract: ${TEXT}`, TEXT],
    [`arXiv\n2505.20001v1 Announce Type: new \nAbstract: ${TEXT}`, TEXT],
    [`a\nXiv:2505.20001v1 Announce Type: new \nAbstract: ${TEXT}`, TEXT],
    [`ar\viv:2505.20001v1 Announce Type: new \nAbstract: ${TEXT}`, TEXT],
    [`arXiv:2505.20001v1 Announ\uFFFDe Type: new \nAbstract: ${TEXT}`, TEXT],
    [`${TEXT}\\\\ ( rttps://arxiv.org/abs/2501.00001 , 31214kb)`, TEXT],
    [
      `${TEXT} It is small (see https://example.org/owls, 12 pages).`,
      `${TEXT} It is small (see https://example.org/owls, 12 pages).`,
    ],
    [`arXiv:hep-th/9901001v2 Announce Type: replace \nAbstract: ${TEXT}`, TEXT],
    [`${TEXT}\n\\\\ ( https://arxiv.org/abs/2501.00001 , 31214kb)`, TEXT],
    [`${TEXT} It is announced in arXiv:2505.20001v1.`, `${TEXT} It is announced in arXiv:2505.20001v1.`],
    [`Abstract: ${TEXT}`, `Abstract: ${TEXT}`],
  ])("converts %j", (text, expected) => {
    expect(removeArxivBoilerplate(text)).toBe(expected);
  });

  it("applies to every format", async () => {
    const abstract = `arXiv:2505.20001v1 Announce Type: new Abstract: ${TEXT}`;
    const { papers } = await parseAll(`${JSON.stringify({ title: "Ferns", abstract })}\n`);
    expect(papers).toMatchObject([{ title: "Ferns", abstract: TEXT }]);
  });
});

describe("withoutTitleMark", () => {
  it.each([
    ["Ferns. (arXiv:2301.00001v1 [cs.CL])", "Ferns"],
    ["Are ferns green? (arXiv:2301.00001v2 [cs.CL] UPDATED)", "Are ferns green?"],
    ["Ferns. (arXiv:hep-th/9901001v1 [hep-th] CROSS LISTED)", "Ferns"],
    ["Ferns (and moss)", "Ferns (and moss)"],
    ["A reply to moss (arXiv:2301.00001)", "A reply to moss (arXiv:2301.00001)"],
  ])("converts %j", (title, expected) => {
    expect(removeArxivTitleSuffix(title)).toBe(expected);
  });
});
