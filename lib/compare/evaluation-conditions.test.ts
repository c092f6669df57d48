import { expect, test } from "vitest";
import { findEvaluationConditions } from "./evaluation-conditions";

test.each([
  ["In the zero-shot setting it reaches 61.2%, and 5-shot 70%.", ["zero-shot", "5-shot"]],
  ["With tools and majority voting it solves 80% of them.", ["with tools", "majority voting"]],
  ["On the testmini split, without chain-of-thought, 40.1%.", ["testmini", "without chain-of-thought"]],
  ["Best-of-16 sampling gives avg@32 of 55, and again avg@32.", ["best-of-16", "avg@32"]],
  ["It uses tools of a workshop and shoots twice.", []],
  ["A few shots were taken with toolkits.", []],
  ["", []],
])("%s", (sentence, conditions) =>
  expect(findEvaluationConditions(sentence).map(({ text }) => text)).toEqual(conditions),
);
