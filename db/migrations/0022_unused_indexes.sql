DROP INDEX `claims_by_family`;--> statement-breakpoint
DROP INDEX `claims_by_size`;