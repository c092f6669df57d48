import { tableCsvHandler } from "@/app/export/table-export";
import { benchmarkTableExport } from "@/app/export/table-exports";

export const dynamic = "force-dynamic";

export const GET = tableCsvHandler(benchmarkTableExport);
