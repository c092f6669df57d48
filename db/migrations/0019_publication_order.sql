DROP INDEX `papers_by_published`;--> statement-breakpoint
CREATE INDEX `papers_by_published` ON `papers` (`published` DESC,`id`);
