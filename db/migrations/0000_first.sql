CREATE TABLE `claim_benchmarks` (
	`claim_pk` integer NOT NULL,
	`position` integer NOT NULL,
	`benchmark_id` text NOT NULL,
	`name` text COLLATE NOCASE NOT NULL,
	PRIMARY KEY(`claim_pk`, `position`),
	FOREIGN KEY (`claim_pk`) REFERENCES `claims`(`pk`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `claim_benchmarks_by_id` ON `claim_benchmarks` (`benchmark_id`,`name`,`claim_pk`);--> statement-breakpoint
CREATE TABLE `claims` (
	`pk` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`paper_pk` integer NOT NULL,
	`position` integer NOT NULL,
	`sentence` text NOT NULL,
	`sentence_index` integer NOT NULL,
	`method` text COLLATE NOCASE,
	`model` text COLLATE NOCASE,
	`size_b` real,
	`benchmark_text` text COLLATE NOCASE,
	`aggregate` integer NOT NULL,
	`metric` text COLLATE NOCASE,
	`before` real,
	`after` real,
	`of` real,
	`unit` text COLLATE NOCASE,
	`gain` real,
	`gain_max` real,
	`gain_kind` text,
	`qualifier` text,
	`baseline` text COLLATE NOCASE,
	`model_id` text COLLATE NOCASE,
	`model_family` text COLLATE NOCASE,
	`active_b` real,
	`metric_id` text COLLATE NOCASE,
	`k` integer,
	`higher_is_better` integer,
	`points` real,
	`relative` real,
	`error_cut` real,
	`check` text,
	`check_note` text,
	`role` text NOT NULL,
	`spans` text NOT NULL,
	`inferred` text NOT NULL,
	`rule` text NOT NULL,
	`confidence` real NOT NULL,
	`extractor` text NOT NULL,
	`status` text NOT NULL,
	`kind` text NOT NULL,
	FOREIGN KEY (`paper_pk`) REFERENCES `papers`(`pk`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `claims_by_id` ON `claims` (`id`);--> statement-breakpoint
CREATE INDEX `claims_by_paper` ON `claims` (`paper_pk`,`position`);--> statement-breakpoint
CREATE INDEX `claims_by_family` ON `claims` (`model_family`);--> statement-breakpoint
CREATE INDEX `claims_by_metric` ON `claims` (`metric_id`);--> statement-breakpoint
CREATE INDEX `claims_by_size` ON `claims` (`size_b`);--> statement-breakpoint
CREATE INDEX `claims_by_status` ON `claims` (`status`);--> statement-breakpoint
CREATE TABLE `corrections` (
	`pk` integer PRIMARY KEY NOT NULL,
	`claim_id` text NOT NULL,
	`slot` text NOT NULL,
	`value` text NOT NULL,
	`made_at` text NOT NULL,
	`made_by` text
);
--> statement-breakpoint
CREATE INDEX `corrections_by_claim` ON `corrections` (`claim_id`);--> statement-breakpoint
CREATE TABLE `import_issues` (
	`pk` integer PRIMARY KEY NOT NULL,
	`import_pk` integer NOT NULL,
	`severity` text NOT NULL,
	`locator` text NOT NULL,
	`message` text NOT NULL,
	`excerpt` text,
	FOREIGN KEY (`import_pk`) REFERENCES `imports`(`pk`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `import_issues_once` ON `import_issues` (`import_pk`,`locator`,`message`);--> statement-breakpoint
CREATE TABLE `imports` (
	`pk` integer PRIMARY KEY NOT NULL,
	`source` text NOT NULL,
	`first_at` text NOT NULL,
	`last_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `imports_by_source` ON `imports` (`source`);--> statement-breakpoint
CREATE TABLE `occurrences` (
	`paper_pk` integer NOT NULL,
	`import_pk` integer NOT NULL,
	`locator` text NOT NULL,
	`first_seen` text NOT NULL,
	PRIMARY KEY(`paper_pk`, `import_pk`, `locator`),
	FOREIGN KEY (`paper_pk`) REFERENCES `papers`(`pk`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`import_pk`) REFERENCES `imports`(`pk`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `occurrences_by_import` ON `occurrences` (`import_pk`);--> statement-breakpoint
CREATE TABLE `paper_aliases` (
	`id` text PRIMARY KEY NOT NULL,
	`paper_pk` integer NOT NULL,
	FOREIGN KEY (`paper_pk`) REFERENCES `papers`(`pk`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `paper_aliases_by_paper` ON `paper_aliases` (`paper_pk`);--> statement-breakpoint
CREATE TABLE `paper_authors` (
	`paper_pk` integer NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	PRIMARY KEY(`paper_pk`, `position`),
	FOREIGN KEY (`paper_pk`) REFERENCES `papers`(`pk`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `papers` (
	`pk` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`title` text COLLATE NOCASE NOT NULL,
	`title_key` text NOT NULL,
	`abstract` text NOT NULL,
	`published` text,
	`url` text,
	`arxiv_id` text,
	`doi` text,
	`venue` text,
	`restated` integer NOT NULL,
	`source` text NOT NULL,
	`locator` text NOT NULL,
	`first_seen` text NOT NULL,
	`extractor` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `papers_by_id` ON `papers` (`id`);--> statement-breakpoint
CREATE INDEX `papers_by_title_key` ON `papers` (`title_key`);--> statement-breakpoint
CREATE INDEX `papers_by_arxiv_id` ON `papers` (`arxiv_id`);--> statement-breakpoint
CREATE INDEX `papers_by_doi` ON `papers` (`doi`);--> statement-breakpoint
CREATE INDEX `papers_by_published` ON `papers` (`published`);--> statement-breakpoint
CREATE TABLE `sentences` (
	`paper_pk` integer NOT NULL,
	`position` integer NOT NULL,
	`start` integer NOT NULL,
	`stop` integer NOT NULL,
	PRIMARY KEY(`paper_pk`, `position`),
	FOREIGN KEY (`paper_pk`) REFERENCES `papers`(`pk`) ON UPDATE no action ON DELETE cascade
);
