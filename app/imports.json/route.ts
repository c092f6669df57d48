import { twinJson } from "@/app/_data/twin";
import { importTwin } from "@/app/_data/twins";

export const dynamic = "force-dynamic";

export const GET = twinJson(importTwin);
