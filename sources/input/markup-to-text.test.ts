import { describe, expect, it } from "vitest";
import { parseAll } from "../testing/parse-all";
import { abstractToText } from "./markup-to-text";

describe("plainAbstract", () => {
  it.each([
    ["JATS", "<jats:title>Abstract</jats:title><jats:p>Owl reads &amp; rises.</jats:p>", "Owl reads & rises."],
    [
      "sections with titles",
      "<jats:sec><jats:title>Background</jats:title><jats:p>Owls read.</jats:p></jats:sec>\n<jats:sec><jats:title>Results.</jats:title> <jats:p>Owl reaches 81.2%.</jats:p></jats:sec>",
      "Background: Owls read.\nResults: Owl reaches 81.2%.",
    ],
    ["HTML", "<h4>Results</h4>Owl <i>rises</i> (p&lt;0.05).<h4>End</h4>", "Results: Owl rises (p<0.05).\nEnd:"],
    [
      "superscript and subscript numbers",
      "<p>CO<sub>2</sub> falls to 10<sup>-3</sup><sup>a</sup></p>",
      "CO2 falls to 10⁻³a",
    ],
    [
      "numbers next to numbers",
      "<p>81.2<sub>0.3</sub> and 10<sup>2.5</sup>, 95<sup>12</sup></p>",
      "81.2 0.3 and 10 2.5, 95¹²",
    ],
    ["text in CDATA", "<jats:p>By <![CDATA[4 < 5]]> more</jats:p>", "By 4 < 5 more"],
    ["markup within text", "Owl reaches 10<sup>-3</sup> by <i>moss</i> &frac12;.", "Owl reaches 10⁻³ by moss ½."],
    ["lines in a paragraph", "<p>One\n  line.</p>\n<p>Two.</p>", "One line.\nTwo."],
    ["the title of the whole", "<h4>Abstract.</h4>Owl rises.", "Owl rises."],
    ["entities of HTML", "<p>5&nbsp;&ndash;&nbsp;6 &hellip; R&D &unknown; &lt;p&gt;</p>", "5 – 6 … R&D &unknown; <p>"],
    ["line ends", "<p>One<br>two<br/>three</p>", "One\ntwo\nthree"],
    [
      "a formula in two notations",
      "<jats:p>By <jats:inline-formula><jats:alternatives><jats:tex-math>$$4\\%$$</jats:tex-math><mml:math><mml:mn>4</mml:mn></mml:math></jats:alternatives></jats:inline-formula> more</jats:p>",
      "By $$4\\%$$ more",
    ],
    [
      "a formula as a document",
      "<jats:p><jats:tex-math>\\documentclass{minimal}\n\\begin{document}$$x$$\\end{document}</jats:tex-math></jats:p>",
      "$$x$$",
    ],
    ["a formula as MathML alone", "<jats:p><mml:math><mml:mi>R</mml:mi><mml:mn>2</mml:mn></mml:math></jats:p>", "R2"],
  ])("reads %s", (_, marked, plain) => expect(abstractToText(marked)).toBe(plain));

  it.each([
    ["no mark-up", "Owl & Moss: a < b, p &lt; 0.05\n\ntwo  spaces"],
    ["element names in prose", "Owl thinks in <think> and </think> and answers."],
    ["such an element in markup", "<p>Owl thinks in <think></think>.</p>"],
    ["elements mentioned in a text", "Owl wraps it in <b> and </b> tags."],
    ["empty elements", "Owl writes <i></i> first."],
    ["a title element in prose", "Owl writes <title>plan</title> first."],
    ["unclosed markup", "<p>Owl <i>rises</p>"],
    ["an unescaped character", "<p>Owl < Moss</p>"],
    ["deeply nested elements", `${"<p>".repeat(1000)}Owl${"</p>".repeat(1000)}`],
    ["nothing", ""],
  ])("keeps %s", (_, text) => expect(abstractToText(text)).toBe(text));

  it.each([
    ["elements", `${"<p>a</p>".repeat(200_000)}`],
    ["begins", `<p>a</p>${"<p".repeat(500_000)}`],
    ["entities", `<p>${"&nbsp;&".repeat(200_000)}</p>`],
    ["space", `<p>a</p>${" \n".repeat(500_000)}b`],
  ])("converts many %s in linear time", (_, text) => {
    const start = performance.now();
    abstractToText(text);
    expect(performance.now() - start).toBeLessThan(5000);
  });
});

const MARKED = "<jats:title>Abstract</jats:title><jats:p>It lifts <jats:italic>F1</jats:italic> by 4%.</jats:p>";
it.each([
  ["ris", `TY  - JOUR\nTI  - Ferns\nAB  - ${MARKED}\nER  - \n`],
  ["bibtex", `@article{a, title = {Ferns}, abstract = {${MARKED}}}\n`],
  ["nbib", `PMID- 1\nTI  - Ferns\nAB  - ${MARKED}\n`],
  ["csv", `title,abstract\nFerns,${MARKED}\n`],
])("removes markup from %s", async (from, text) => {
  expect((await parseAll(text, from)).papers).toMatchObject([{ title: "Ferns", abstract: "It lifts F1 by 4%." }]);
});
