-- Written by hand: drizzle-kit quotes the expression as a column name.
CREATE INDEX `claims_by_model_id` ON `claims` (coalesce(`model_id`, `model`) COLLATE NOCASE);--> statement-breakpoint
CREATE INDEX `claims_by_model` ON `claims` (`model`);--> statement-breakpoint
CREATE INDEX `claims_by_baseline` ON `claims` (`baseline`);
