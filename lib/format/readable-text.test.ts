import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatReadableText, toReadableSpan, toReadableText } from "./readable-text";

describe("shows LaTeX as text", () => {
  it.each([
    // Percent signs, arrows and formatting.
    [String.raw`from 66.3\%$\rightarrow$72.9\%`, "from 66.3%→72.9%"],
    [`a gain of $+$6.1 points`, "a gain of +6.1 points"],
    [String.raw`a gain of \textbf{7.3\%}`, "a gain of 7.3%"],
    [String.raw`{\bf 7.3}, {\em owls} and \emph{larks}`, "7.3, owls and larks"],
    [String.raw`\textbf{\textit{a $\pm$ b}}`, "a ± b"],
    [String.raw`5{,}803 items, 12\,000 words`, "5,803 items, 12\u202f000 words"],
    [String.raw`R\&D of file\_name \#1 \{x\} costs \$5`, "R&D of file_name #1 {x} costs $5"],
    // Mathematics.
    [String.raw`in $\mathcal{O}(n)$ time`, "in O(n) time"],
    [String.raw`$\sim$5 and $\sim 5$`, "~5 and ~5"],
    [String.raw`$1.5 \times 10^{-3}$ and 10^{4}`, "1.5 × 10⁻³ and 10⁴"],
    [String.raw`$F_1$, $x_{i+1}$, $n^2$ and $\pi_\theta$`, "F₁, xᵢ₊₁, n² and π_θ"],
    [String.raw`$L_{\text{BCE}}$ and $a^{b/c}$`, "L_BCE and a^(b/c)"],
    [String.raw`$O(n\log n)$, $\log_2 n$`, "O(n log n), log₂ n"],
    [String.raw`$\frac{1}{2}$ and $\frac{a+b}{c}$ of $\sqrt{n}$, $\sqrt{n+1}$`, "1/2 and (a+b)/c of √n, √(n+1)"],
    [
      String.raw`$\tilde{O}(\epsilon^{-2})$, $\tilde{\mathcal O}$, $L_\infty$ over $\mathbb{R}^d$`,
      "Õ(ε⁻²), Õ, L_∞ over ℝᵈ",
    ],
    [String.raw`\(x \in S\), \[y \le z\] and $$a \ne b$$`, "x ∈ S, y ≤ z and a ≠ b"],
    [String.raw`rotated by $90^\circ$`, "rotated by 90°"],
    [String.raw`\alpha-Owl and $\alpha$-Lark`, "α-Owl and α-Lark"],
    [String.raw`$\left( x \right)$ and $\operatorname{argmax}$`, "( x ) and argmax"],
    // Text.
    ["``fast'' owls -- and slow ones---gain 70--80", "“fast” owls – and slow ones—gain 70–80"],
    [
      String.raw`Table~3 lists 5~GB of Poincar\'e and K\"ahler data`,
      "Table\u00a03 lists 5\u00a0GB of Poincaré and Kähler data",
    ],
    [String.raw`as shown \cite{owl2020} and \citep[see][]{lark}.`, "as shown and."],
    [String.raw`see \href{https://a.org/x_1}{the page} or \url{https://b.org/~u}`, "see the page or https://b.org/~u"],
    [String.raw`\textcolor{red}{7} in \SI{10}{\minute}, 1\textsuperscript{st}`, "7 in 10 minute, 1ˢᵗ"],
    [String.raw`\ours{} and \method gain`, "ours and method gain"],
    [String.raw`10\unicode{x2013}20\footnote{a note}`, "10–20 (a note)"],
    ["1.9times faster, 5.9%rightarrow10.9%, Delta4.1", "1.9× faster, 5.9%→10.9%, Δ4.1"],
    [
      "$\\textit{as slow owls}$ and $S \\subset T \\text{ if and only if } x$",
      "as slow owls and S ⊂ T  if and only if x",
    ],
    [String.raw`(\b{eta} = 0.2, \k{appa} = 1) at \SI{2}{\mega\hertz}`, "(β = 0.2, κ = 1) at 2 mega hertz"],
    [String.raw`open $\textbf{7 and {8 end`, "open ${7 and {8 end"],
  ])("%j", (source, shown) => expect(formatReadableText(source)).toBe(shown));
});

describe("leaves other text as it is", () => {
  it.each([
    "between $5 and $6 per hour",
    "at $0.50/$2.00 per million tokens, $5-$6, or $1M-$2M",
    "it costs $30 while the larger owl costs $90",
    "~7% faster, 5~10 steps, example.org/~user",
    "lm_head, a^b and 10^4 outside of mathematics",
    'the set {1, 2} and {"key": "value"}',
    String.raw`C:\temp\owls and the escape \n`,
    String.raw`a quoted \"only\" word`,
    "the option --flag and an arrow --> or a line -----",
    "the owl's nest, 'quoted' and ''empty'' marks",
    "sometimes, rightarrows and Deltas",
    "",
    "a backslash at the end \\",
    "$",
    "$$",
    "^{",
  ])("%j", (source) => {
    expect(toReadableText(source)).toEqual({ text: source, starts: null, ends: null });
  });
});

describe("maps spans to the shown text", () => {
  it.each([
    [String.raw`from 66.3\%$\rightarrow$72.9\% on Owls`, String.raw`66.3\%`, "66.3%"],
    [String.raw`from 66.3\%$\rightarrow$72.9\% on Owls`, String.raw`72.9\%`, "72.9%"],
    [String.raw`from 66.3\%$\rightarrow$72.9\% on Owls`, "Owls", "Owls"],
    [String.raw`gains \textbf{7.3\%} here`, String.raw`\textbf{7.3\%}`, "7.3%"],
    [String.raw`gains \textbf{7.3\%} here`, "7.3", "7.3"],
    [`gains $+$6.1 here`, "$+$6.1", "+6.1"],
    [`an error of $10^{-3}$ here`, "10^{-3}", "10⁻³"],
    [`an error of $10^{-3}$ here`, "{-3}", "⁻³"],
    [String.raw`a \cite{owl} b`, String.raw`\cite{owl}`, ""],
    ["no LaTeX at all", "LaTeX", "LaTeX"],
  ])("%j: %j", (source, part, shown) => {
    const start = source.indexOf(part);
    const readable = toReadableText(source);
    expect(readable.text.slice(...toReadableSpan(readable, [start, start + part.length]))).toBe(shown);
  });
});

const SNIPPETS = [
  "\\",
  "$",
  "{",
  "}",
  "^",
  "_",
  "~",
  "\\%",
  "\\textbf{",
  "\\frac",
  "\\hat{a}",
  "``",
  "''",
  "--",
  "7",
  "a",
  " ",
];

it("never throws, and keeps spans in order and inside", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...SNIPPETS), { maxLength: 30 }), fc.nat(60), fc.nat(60), (parts, a, b) => {
      const source = parts.join("");
      const readable = toReadableText(source);
      const [start, end] = [Math.min(a, b, source.length), Math.min(Math.max(a, b), source.length)];
      const [outer, left] = [toReadableSpan(readable, [start, source.length]), toReadableSpan(readable, [0, start])];
      const [from, to] = toReadableSpan(readable, [start, end]);
      expect(outer[0]).toBe(from);
      expect(from).toBeLessThanOrEqual(to);
      expect(to).toBeLessThanOrEqual(outer[1]);
      expect(left[0]).toBe(0);
      expect(outer[1]).toBe(toReadableSpan(readable, [0, source.length])[1]);
      expect(readable.text.length).toBeGreaterThanOrEqual(to);
    }),
  );
});

it("takes time in proportion to the length", () => {
  for (const part of ["{", "$", "\\frac{", "\\hat{", "^{", "``", "\\("]) {
    const started = performance.now();
    toReadableText(part.repeat(2000));
    expect(performance.now() - started, part).toBeLessThan(2000);
  }
});
