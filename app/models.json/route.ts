import { twinJson } from "@/app/_data/twin";
import { modelTwin } from "@/app/_data/twins";

export const dynamic = "force-dynamic";

export const GET = twinJson(modelTwin);
