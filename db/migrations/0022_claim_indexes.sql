DROP INDEX `claims_by_family`;--> statement-breakpoint
DROP INDEX `claims_by_size`;--> statement-breakpoint
DROP INDEX `claims_by_gain`;--> statement-breakpoint
CREATE INDEX `claims_by_gain` ON `claims` (`gain_rank`,coalesce(`gain`, `points`) DESC,`paper_pk`,`position`,`status`,`id`);