import { describe, expect, it } from "vitest";
import { escapeLatexTitle, needsMathPackages } from "./latex-title";

describe("escapeLatexTitle", () => {
  it.each([
    "WS$^2$: a test",
    "$\\tau^2$-Bench at 100\\%".replace("\\%", ""),
    "An $n$-step method in $\\mathbb{F}_2 \\times \\mathbb{F}_2^k$",
    "$\\text{CO}_2$ and $\\textbf{top\\_k}^2$",
    "$\\texttt{Owl}$, $x_{i,j}^2$ and $\\exists^*\\forall^*$",
  ])("keeps the mathematics of %j", (title) => expect(escapeLatexTitle(title)).toBe(title));

  it.each([
    ["Between $5 and $6, or $5-$6", "Between \\$5 and \\$6, or \\$5-\\$6"],
    ["Smooth $\\input{a}$", "Smooth \\$\\textbackslash{}input\\textbraceleft{}a\\textbraceright{}\\$"],
    ["$^^5cinput{a}$", "\\$\\textasciicircum{}\\textasciicircum{}5cinput\\textbraceleft{}a\\textbraceright{}\\$"],
    ["$a^2^3$", "\\$a\\textasciicircum{}2\\textasciicircum{}3\\$"],
    ["$a_$", "\\$a\\_\\$"],
    ["$\\mathbb$", "\\$\\textbackslash{}mathbb\\$"],
    [
      "$\\textbf{A$^{B}$}$",
      "\\$\\textbackslash{}textbf\\textbraceleft{}A\\$\\textasciicircum{}\\textbraceleft{}B\\textbraceright{}\\$\\textbraceright{}\\$",
    ],
    ["$\\text{CO_2}$", "\\$\\textbackslash{}text\\textbraceleft{}CO\\_2\\textbraceright{}\\$"],
    ["$\\texttt{a\\alpha}$", "\\$\\textbackslash{}texttt\\textbraceleft{}a\\textbackslash{}alpha\\textbraceright{}\\$"],
    ["$}{^2$", "\\$\\textbraceright{}\\textbraceleft{}\\textasciicircum{}2\\$"],
    ["100% of $x^2$ & more", "100\\% of $x^2$ \\& more"],
    ["an unclosed $x^2", "an unclosed \\$x\\textasciicircum{}2"],
    ["", ""],
  ])("of %j is %j", (title, expected) => expect(escapeLatexTitle(title)).toBe(expected));

  it("detects required packages", () => {
    expect(["$\\mathbb{R}^n$", "$x^2$"].map((title) => needsMathPackages(escapeLatexTitle(title)))).toEqual([
      true,
      false,
    ]);
  });
});
