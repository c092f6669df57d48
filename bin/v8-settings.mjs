import process from "node:process";
import { setFlagsFromString } from "node:v8";

// Four times the default: a command runs too briefly, and through too much code, for early optimization to pay off. The
// V8 of newer versions of Node does not have the setting, and prints an error.
if (process.versions.node.startsWith("20.")) setFlagsFromString("--interrupt-budget=600000");
