CREATE TABLE `fetches` (
	`query` text PRIMARY KEY NOT NULL,
	`cursor` text NOT NULL,
	`papers` integer NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `import_batches` (
	`import_pk` integer NOT NULL,
	`position` integer NOT NULL,
	`digest` text NOT NULL,
	PRIMARY KEY(`import_pk`, `position`),
	FOREIGN KEY (`import_pk`) REFERENCES `imports`(`pk`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `kept_apart` (
	`paper_id` text NOT NULL,
	`other_id` text NOT NULL,
	PRIMARY KEY(`paper_id`, `other_id`)
);
--> statement-breakpoint
DROP INDEX `occurrences_by_import`;--> statement-breakpoint
ALTER TABLE `occurrences` ADD `record` text;--> statement-breakpoint
ALTER TABLE `occurrences` ADD `abstract` text;--> statement-breakpoint
ALTER TABLE `occurrences` ADD `joined_by` text;--> statement-breakpoint
CREATE INDEX `occurrences_by_import` ON `occurrences` (`import_pk`,`locator`);--> statement-breakpoint
ALTER TABLE `papers` ADD `head_key` text;--> statement-breakpoint
ALTER TABLE `papers` ADD `opening_key` text;--> statement-breakpoint
ALTER TABLE `papers` ADD `updated` text;--> statement-breakpoint
CREATE INDEX `papers_by_head_key` ON `papers` (`head_key`);--> statement-breakpoint
CREATE INDEX `papers_by_opening_key` ON `papers` (`opening_key`);--> statement-breakpoint
UPDATE `papers` SET `updated` = `published`;
