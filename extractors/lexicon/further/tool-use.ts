import { benchmarkLines } from "../lines";

export const toolUseNames = benchmarkLines(
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
