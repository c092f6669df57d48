CREATE TABLE `__new_pins` (
	`data` text NOT NULL,
	`query` text NOT NULL,
	`pinned_at` text NOT NULL,
	`program` text NOT NULL,
	`papers` integer NOT NULL,
	`claims` text NOT NULL,
	PRIMARY KEY(`data`, `query`)
);
--> statement-breakpoint
INSERT INTO `__new_pins`("data", "query", "pinned_at", "program", "papers", "claims") SELECT "data", "query", "pinned_at", "program", "papers", "claims" FROM `pins`;--> statement-breakpoint
DROP TABLE `pins`;--> statement-breakpoint
ALTER TABLE `__new_pins` RENAME TO `pins`;