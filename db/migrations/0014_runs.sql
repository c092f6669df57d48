CREATE TABLE `pins` (
	`data` text PRIMARY KEY NOT NULL,
	`query` text NOT NULL,
	`pinned_at` text NOT NULL,
	`program` text NOT NULL,
	`papers` integer NOT NULL,
	`claims` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `runs` (
	`pk` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`started_at` text NOT NULL,
	`ended_at` text,
	`source` text,
	`sources` integer NOT NULL,
	`extractor` text,
	`papers` integer,
	`added` integer,
	`changed` integer,
	`removed` integer
);
--> statement-breakpoint
CREATE INDEX `runs_by_start` ON `runs` (`started_at`);--> statement-breakpoint
ALTER TABLE `history` ADD `run_pk` integer;--> statement-breakpoint
CREATE INDEX `history_by_run` ON `history` (`run_pk`,`made_at`);
--> statement-breakpoint
INSERT INTO `runs` (`kind`, `started_at`, `ended_at`, `source`, `sources`, `papers`)
  SELECT 'import', `first_at`, CASE WHEN `unfinished_at` IS NULL THEN `last_at` END, `source`, 1,
    (SELECT count(DISTINCT `paper_pk`) FROM `occurrences` WHERE `import_pk` = `imports`.`pk`)
  FROM `imports` ORDER BY `pk`;
