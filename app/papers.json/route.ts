import { twinJson } from "@/app/_data/twin";
import { paperTwin } from "@/app/_data/twins";

export const dynamic = "force-dynamic";

export const GET = twinJson(paperTwin);
