import { parseBenchmarkLines } from "../lines";

export const toolUseNames = parseBenchmarkLines(
  "tool-use",
  `
    !ToolTalk
    ToolBeHonest
    MCPEval
    LiveMCP-101
    ToolComp
    API-Blend
    !UltraTool
`,
);
