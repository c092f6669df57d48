import * as parser from "@citation-js/plugin-bibtex/lib/input/value.js";
import { describe, expect, it } from "vitest";
import { latexToNames, latexToTitle } from "./bibtex-text";

describe("latexToTitle", () => {
  it.each([
    ["{{FernNet}}: {\\em the} 50\\% \\textbf{Net}", "FernNet: the 50% Net"],
    ["Isla \\'{\\i} and {\\'\\i} and \\'\\i{} and \\^{\\j}", "Isla í and í and í and ĵ"],
    ['{\\aa} \\AA ngstr\\"om \\aaa', "å Ångström \\aaa"],
    ["Fern $\\mathcal{O}(n \\log n)$ and {$\\sim$50}", "Fern $\\mathcal{O}(n \\log n)$ and $\\sim$50"],
    ["From \\$5 to \\$6, $x_{2}$", "From $5 to $6, $x_{2}$"],
    ["Costs $5", "Costs $5"],
    ["The \\mbox{Fern} \\underline{Net}", "The Fern Net"],
    ["Fern $a$ {broken $b$", "Fern $a$ broken $b$"],
    ["", ""],
  ])("converts %j to %j", (text, title) => expect(latexToTitle(text, parser)).toBe(title));
});

describe("latexToNames", () => {
  it.each([
    ["Garc{\\'\\i}a, Ana and H{\\aa}kan Roy", ["Ana García", "Håkan Roy"]],
    ["Roy, Ben and others", ["Ben Roy"]],
    ["Roy, Ben and\n  Ito, Ana AND {Moss and Fern, Inc.}", ["Ben Roy", "Ana Ito", "Moss and Fern, Inc."]],
    ["Ito, Ana and", ["Ana Ito"]],
    ["\\textbf{Ito, Ana} and \\textbf{Ben Roy} and {\\bf Wu, Cy}", ["Ana Ito", "Ben Roy", "Wu, Cy"]],
    ["\\underline{Ana Ito}$^{*}$ and Ben Roy\\textsuperscript{1}", ["Ana Ito", "Ben Roy"]],
    ["d'Alch{\\'e}-Buc, Flo and al-Hasan, Ben", ["Flo d'Alché-Buc", "Ben al-Hasan"]],
    ["Jean-Luc van der Berg-Ito and Wu, Jr., Xiao-Bo", ["Jean-Luc van der Berg-Ito", "Xiao-Bo Wu Jr."]],
    ["Sandy Andrews", ["Sandy Andrews"]],
    ["Ana {Ito and Ben Roy", ["Ana Ito and Ben Roy"]],
    ["", []],
  ])("splits %j into %j", (text, names) => expect(latexToNames(text, parser)).toEqual(names));

  it.each([
    ["words", "word ".repeat(60_000), 1],
    ["names", "Ito, Ana and ".repeat(5_000), 5_000],
    ["spaces", `Ito,${" ".repeat(300_000)}Ana`, 1],
  ])("parses many %s in linear time", (_, text, count) => {
    const start = performance.now();
    expect(latexToNames(text, parser)).toHaveLength(count);
    expect(performance.now() - start).toBeLessThan(3000);
  });
});
