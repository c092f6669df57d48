import { tableJsonHandler } from "@/app/_data/twin";
import { importTableExport } from "@/app/_data/twins";

export const dynamic = "force-dynamic";

export const GET = tableJsonHandler(importTableExport);
