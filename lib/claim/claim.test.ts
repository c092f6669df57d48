import { expect, it } from "vitest";
import { isNumberSlot } from "./claim";

it.each([
  ["gain", true],
  ["of", true],
  ["model", false],
  ["size_b", false],
  ["points", false],
])("isNumberSlot(%j) is %j", (slot, expected) => expect(isNumberSlot(slot)).toBe(expected));
