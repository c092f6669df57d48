import type { FuzzTarget } from "../target";
import { api } from "./api";
import { extractor } from "./extractor";
import { formats } from "./formats";
import { parameters } from "./parameters";
import { reviews } from "./reviews";
import { uploads } from "./uploads";

/** All targets. A new one is a file of its own and one line here. */
export const FUZZ_TARGETS: readonly FuzzTarget[] = [formats, extractor, parameters, api, uploads, reviews];
