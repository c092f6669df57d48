CREATE TABLE `history` (
	`pk` integer PRIMARY KEY NOT NULL,
	`claim_id` text NOT NULL,
	`paper_id` text NOT NULL,
	`made_at` text NOT NULL,
	`made_by` text,
	`event` text NOT NULL,
	`cause` text NOT NULL,
	`changes` text NOT NULL,
	`note` text
);
--> statement-breakpoint
CREATE INDEX `history_by_claim` ON `history` (`claim_id`);--> statement-breakpoint
CREATE INDEX `history_by_paper` ON `history` (`paper_id`);--> statement-breakpoint
CREATE TABLE `reviews` (
	`claim_id` text PRIMARY KEY NOT NULL,
	`status` text,
	`note` text,
	`made_at` text NOT NULL,
	`made_by` text
);
--> statement-breakpoint
ALTER TABLE `corrections` ADD `was` text;
--> statement-breakpoint
INSERT INTO `reviews` (`claim_id`, `status`, `made_at`)
  SELECT `id`, `status`, strftime('%Y-%m-%dT%H:%M:%fZ', 'now') FROM `claims` WHERE `status` IN ('accepted', 'rejected');
