import { CommanderError } from "commander";
import { describe, expect, test } from "vitest";
import { buildProgram } from "./program";
import { UsageError } from "./usage-error";

describe("every command has help with an example", () => {
  const { commands } = buildProgram();
  test("there are commands", () => expect(commands.length).toBeGreaterThan(8));
  test.each(commands.map((command) => [command.name(), command] as const))("%s", (_, command) => {
    let help = "";
    const writeOut = (text: string) => {
      help += text;
    };
    command.configureOutput({ writeOut }).outputHelp();
    expect(help).toMatch(/^Usage: claimboard /);
    expect(help).toMatch(/^Examples?:\n {2}\$ .*claimboard /m);
  });
});

describe("wrong use is refused before anything is asked for", () => {
  test.each([["arxiv"], ["hf"], ["s2"], ["openreview"], ["hf", "--date", "02.06.2025"], ["pubmed"]])(
    "fetch %s %s %s",
    async (...args) => {
      const program = buildProgram();
      for (const command of [program, ...program.commands]) command.configureOutput({ writeErr: () => {} });
      const error = await program.parseAsync(["fetch", ...args], { from: "user" }).catch((refusal: unknown) => refusal);
      expect(
        [CommanderError, UsageError].some((kind) => error instanceof kind),
        String(error),
      ).toBe(true);
    },
  );
});
