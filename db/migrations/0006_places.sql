CREATE TABLE `__new_occurrences` (
	`pk` integer PRIMARY KEY NOT NULL,
	`paper_pk` integer NOT NULL,
	`import_pk` integer NOT NULL,
	`locator` text NOT NULL,
	`first_seen` text NOT NULL,
	`record` text,
	`abstract` text,
	`joined_by` text,
	FOREIGN KEY (`paper_pk`) REFERENCES `papers`(`pk`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`import_pk`) REFERENCES `imports`(`pk`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_occurrences`("pk", "paper_pk", "import_pk", "locator", "first_seen", "record", "abstract", "joined_by") SELECT rowid, "paper_pk", "import_pk", "locator", "first_seen", "record", "abstract", "joined_by" FROM `occurrences`;--> statement-breakpoint
DROP TABLE `occurrences`;--> statement-breakpoint
ALTER TABLE `__new_occurrences` RENAME TO `occurrences`;--> statement-breakpoint
CREATE INDEX `occurrences_by_paper` ON `occurrences` (`paper_pk`,`import_pk`);--> statement-breakpoint
CREATE INDEX `occurrences_by_import` ON `occurrences` (`import_pk`,`locator`);