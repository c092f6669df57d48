ALTER TABLE `imports` ADD `unfinished_after` integer;--> statement-breakpoint
ALTER TABLE `imports` ADD `unfinished_at` text;