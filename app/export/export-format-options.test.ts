import { expect, test } from "vitest";
import { EXPORT_FORMATS } from "@/exporters/formats";
import { EXPORT_FORMAT_OPTIONS } from "./export-format-options";

test("the dialog offers every format there is", () => {
  expect(EXPORT_FORMAT_OPTIONS.map(({ name }) => name)).toEqual(EXPORT_FORMATS.map(({ name }) => name));
});
