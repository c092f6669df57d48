import fc from "fast-check";
import { COLUMN_KEYS } from "@/lib/claim/columns";
import { COMPARE_LIST_KEYS } from "@/lib/compare/compare-query";
import { LIST_KEYS, SINGLE_KEYS } from "@/lib/query/claim-query";

/** Queries of addresses: known and unknown keys with likely, odd and hostile values. */

const KEYS = [
  ...LIST_KEYS,
  ...SINGLE_KEYS,
  ...COMPARE_LIST_KEYS,
  ...["size", "sort", "cols", "widths", "cursor", "by", "complete", "all", "chart", "columns", "format", "bom", "view"],
  ...["__proto__", "constructor", "", "toString", "open", "claim"],
] as const;

const VALUES = [
  ..."7|7-9|<2|>9-<13|-3|70-|unknown|none|mathvista|MathVista|aime|Qwen3-8B|accuracy|pass@1|own|gain|change|score+gain".split(
    "|",
  ),
  ..."2025|2025-02|2025-02-30|0000-00-00|9999-12-31|0|1|-1|0.5|1e9|1e999|NaN|Infinity|0x10| 2 |٣|1,000|100|1000|1001".split(
    "|",
  ),
  ..."-gain,size_b|gain,-gain|model.150,gain.90|model.1e9|total|active|up to|ok|mismatch|accepted|compact|points".split(
    "|",
  ),
  ...'"|""|"a|a"b|*|-|--|OR|AND NOT|NEAR(a b)|a*b|^x|{x}|(|)|\\|%|%00|_|;|\'|\'; DROP TABLE claims; --'.split("|"),
  ..."__proto__|constructor|toString|<script>|javascript:alert(1)|../../etc/passwd|..%2f|\u0000|\ud800|\u202e|é|e\u0301|精度|İ|ß".split(
    "|",
  ),
  ...COLUMN_KEYS.map((key) => `-${key}`),
  COLUMN_KEYS.join(","),
  "x".repeat(1_001),
  "a ".repeat(300),
] as const;

const key = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...KEYS) },
  { weight: 1, arbitrary: fc.string({ maxLength: 8 }) },
);
/** One value of a parameter or a path. */
export const value: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...VALUES) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 12 }) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...VALUES), fc.constantFrom(...VALUES)).map((two) => two.join("")) },
);

const encoded = fc
  .array(fc.tuple(key, value), { maxLength: 6 })
  .map((pairs) => new URLSearchParams(pairs.map(([name, text]) => [name, text])).toString());
/** Text that no form writes: broken escapes, signs without their sides. */
const raw = fc.array(
  fc.oneof(
    fc.constantFrom(..."&|=|%|%e9|%zz|%c0%af|+|?|#|;|/".split("|")),
    fc.constantFrom(...KEYS),
    fc.constantFrom(...VALUES),
  ),
  {
    maxLength: 10,
  },
);

/** The text behind "?". */
export const queries: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: encoded },
  { weight: 1, arbitrary: raw.map((parts) => parts.join("").replaceAll("#", "%23")) },
);
