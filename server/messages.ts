import { z } from "zod";

/** What the serving process reports to its parent. */
export const serverMessageSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("listening") }),
  z.object({ kind: z.literal("failed"), code: z.string(), message: z.string() }),
]);

export type ServerMessage = z.infer<typeof serverMessageSchema>;

/** Environment variables by which the parent configures the serving process. */
export const SERVER_ENV = {
  host: "CLAIMBOARD_SERVE_HOST",
  port: "CLAIMBOARD_SERVE_PORT",
  processes: "CLAIMBOARD_SERVE_PROCESSES",
  log: "CLAIMBOARD_LOG",
} as const;
