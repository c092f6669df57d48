import { existsSync } from "node:fs";
import { createSampleFixtures } from "./board";
import { SEEDS } from "./program";

/** Prepares the shared state and reports once which tests cannot run on this machine. */
export default function globalSetup(): Promise<() => Promise<void>> {
  if (!existsSync(SEEDS)) console.log("left out: the real documents of ../shared/seeds, which are not here");
  return createSampleFixtures();
}
