import { expect, it } from "vitest";
import { isNamesLine, replaceDamagedLetters } from "./names-line";

it.each([
  "Ann Lee",
  "by Ann Lee, Ben Roy",
  "Ann Lee, Ben Roy, and Cho van der Moss",
  "Ana del Rio and Ben de la Fern",
  "Ann Lee; Ben Roy (+3)",
  "Ann Lee et al.",
  "Ann Lee, Ben Roy, ...",
])("accepts %j", (text) => expect(isNamesLine(text)).toBe(true));

it.each(["Ann", "Ann Lee counts owls", "Ann Lee, 2024", "counting owls", "Ann Lee delta"])("rejects %j", (text) =>
  expect(isNamesLine(text)).toBe(false),
);

it.each([
  ["Ann L&ee, Bo Wu", "Ann Lxee, Bo Wu"],
  ["Ann Le\u0005, Bo Wu", "Ann Lex, Bo Wu"],
  ["Zo\u00c3\u00ab Lee", "Zo\u00c3x Lee"],
  ["Ann Lee, \uFFFDen Wu", "Ann Lee, Xen Wu"],
  ["Counting: Lamps, Nets", "Counting: Lamps, Nets"],
  ["Ann Lee1,2*, Bo Wu2", "Ann Lee1,2*, Bo Wu2"],
])("replaces damaged letters of %j", (text, expected) => expect(replaceDamagedLetters(text)).toBe(expected));

it.each(["Ann, and ", "Ann and ", "Ann Lee, ", "A..., ", "van, and ", "and, and "])(
  "takes linear time on %j",
  (text) => {
    const start = process.cpuUsage();
    isNamesLine(`Ann Lee ${text.repeat(2_900 / text.length)}1`);
    isNamesLine(`Ann Lee, ${text.repeat(2_900 / text.length)}1`);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(500);
  },
);
