import { tableCsvHandler } from "@/app/export/table-export";
import { importTableExport } from "@/app/export/table-exports";

export const dynamic = "force-dynamic";

export const GET = tableCsvHandler(importTableExport);
