CREATE TABLE `name_decisions` (
	`pk` integer PRIMARY KEY NOT NULL,
	`decision` text NOT NULL,
	`made_at` text NOT NULL,
	`made_by` text,
	`note` text,
	`undone_at` text,
	`undone_by` text
);
