import { existsSync } from "node:fs";
import { SEEDS } from "./program";

/** Says once what this machine has nothing to test with. */
export default function sayWhatIsLeftOut(): void {
  if (!existsSync(SEEDS)) console.log("left out: the real documents of ../shared/seeds, which are not here");
}
