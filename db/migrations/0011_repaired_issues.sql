UPDATE `import_issues` SET `severity` = 'repaired' WHERE `severity` = 'mended';--> statement-breakpoint
UPDATE `claims` SET `rule` = 'score-baseline' WHERE `rule` = 'score-rival';--> statement-breakpoint
UPDATE `claims` SET `rule` = 'gain-stated-relative' WHERE `rule` = 'gain-told-relative';
