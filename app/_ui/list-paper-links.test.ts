import { expect, it } from "vitest";
import { listPaperLinks } from "./list-paper-links";

const NONE = { arxiv_id: null, doi: null, url: null };

it.each([
  [NONE, []],
  [{ ...NONE, url: "javascript:alert(1)" }, []],
  [{ ...NONE, arxiv_id: "2501.00001", url: "https://arxiv.org/abs/2501.00001" }, ["arXiv 2501.00001"]],
  [{ ...NONE, arxiv_id: "2501.00001", url: "https://export.arxiv.org/abs/2501.00001" }, ["arXiv 2501.00001"]],
  // A foreign page with the name of arXiv in its address is shown with its host.
  [{ ...NONE, arxiv_id: "2501.00001", url: "https://evil.example/arxiv.org" }, ["arXiv 2501.00001", "evil.example"]],
  [{ ...NONE, url: "https://arxiv.org@evil.example/abs/1" }, ["evil.example"]],
  [{ ...NONE, url: "https://\u0430rxiv.org/abs/1" }, ["xn--rxiv-43d.org"]],
  [{ ...NONE, doi: "10.5555/1", url: "https://doi.org/10.5555/1" }, ["DOI 10.5555/1"]],
])("names the hosts of %j", (paper, names) => {
  expect(listPaperLinks(paper, "").map(({ name }) => name)).toEqual(names);
});

it("opens what the text says", () => {
  const links = listPaperLinks({ arxiv_id: "2501.00001", doi: "10.5555/1", url: "https://example.org/x" }, "");
  expect(links.map(({ href }) => new URL(href).host)).toEqual(["arxiv.org", "doi.org", "example.org"]);
});
