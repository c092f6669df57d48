import { tableJsonHandler } from "@/app/export/table-export";
import { paperTableExport } from "@/app/export/table-exports";

export const dynamic = "force-dynamic";

export const GET = tableJsonHandler(paperTableExport);
