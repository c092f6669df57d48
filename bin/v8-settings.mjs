import process from "node:process";
import { setFlagsFromString } from "node:v8";

// Of the V8 of Node 20. Newer versions lack the first setting, and would print an error.
if (process.versions.node.startsWith("20.")) {
  // Four times the default: a command runs too briefly, and through too much code, for early optimization to pay off.
  setFlagsFromString("--interrupt-budget=600000");
  // The heap may double before its garbage is collected; by default it may grow fourfold, which gains no time here.
  setFlagsFromString("--heap-growing-percent=100");
}
