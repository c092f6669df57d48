import { expect, test } from "vitest";
import { EXPORT_FORMATS } from "@/exporters/formats";
import { OFFERED_FORMATS } from "./export-formats";

test("the dialog offers every format there is", () => {
  expect(OFFERED_FORMATS.map(({ name }) => name)).toEqual(EXPORT_FORMATS.map(({ name }) => name));
});
