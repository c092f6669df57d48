import { CommanderError } from "commander";
import { describe, expect, test } from "vitest";
import { buildProgram } from "./program";
import { UsageError } from "./usage-error";

const { commands } = await buildProgram();

describe("buildProgram with a command name", () => {
  test.each(commands.map((command) => command.name()))("%s", async (name) =>
    expect((await buildProgram(name)).commands.map((command) => command.name())).toEqual([name]),
  );
});

test.each(["imprt", "--help", "toString", undefined])("all come for %s", async (commandName) =>
  expect((await buildProgram(commandName)).commands).toHaveLength(commands.length),
);

describe("every command has help with an example", () => {
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

describe("rejects wrong usage before any request", () => {
  test.each([["arxiv"], ["hf"], ["s2"], ["openreview"], ["hf", "--date", "02.06.2025"], ["pubmed"]])(
    "fetch %s %s %s",
    async (...args) => {
      const program = await buildProgram("fetch");
      const error = await program.parseAsync(["fetch", ...args], { from: "user" }).catch((refusal: unknown) => refusal);
      expect(
        [CommanderError, UsageError].some((kind) => error instanceof kind),
        String(error),
      ).toBe(true);
    },
  );
});
