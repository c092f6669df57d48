ALTER TABLE `claims` ADD `grade` text;--> statement-breakpoint
ALTER TABLE `claims` ADD `slot_confidence` text;