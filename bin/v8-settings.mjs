import { setFlagsFromString } from "node:v8";

// Four times the default: a command runs too briefly, and through too much code, for early optimization to pay off.
setFlagsFromString("--interrupt-budget=600000");
