import { existsSync } from "node:fs";
import { createSampleFixtures } from "./board";
import { SEEDS } from "./program";

/** Prepares what the tests share, and says once what this machine has nothing to test with. */
export default function globalSetup(): Promise<() => Promise<void>> {
  if (!existsSync(SEEDS)) console.log("left out: the real documents of ../shared/seeds, which are not here");
  return createSampleFixtures();
}
