import { defineConfig } from "drizzle-kit";

/** For `drizzle-kit generate --config db/drizzle.config.ts`, run from the root after a change of the schema. */
export default defineConfig({ dialect: "sqlite", schema: "./db/schema.ts", out: "./db/migrations" });
