import { defineConfig } from "drizzle-kit";

/** For `npx drizzle-kit generate`, after a change of the schema. */
export default defineConfig({
  dialect: "sqlite",
  schema: ["./db/schema.ts", "./db/run-schema.ts"],
  out: "./db/migrations",
});
