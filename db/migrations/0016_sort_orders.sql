ALTER TABLE `claims` ADD `gain_rank` integer DEFAULT 6 NOT NULL;--> statement-breakpoint
-- `getGainRank` in SQL.
UPDATE `claims` SET `gain_rank` = CASE
  WHEN `gain` IS NULL THEN CASE WHEN `unit` = '%' THEN 1 ELSE 2 END
  WHEN `gain_kind` = 'relative' THEN 3
  WHEN `gain_kind` = 'percent' THEN 4
  WHEN `gain_kind` IS NOT 'points' THEN 5
  WHEN `unit` IS NOT NULL THEN CASE WHEN `unit` = '%' THEN 1 ELSE 2 END
  ELSE (SELECT CASE WHEN `text` LIKE '%\%%' ESCAPE '\' OR `text` LIKE '%percent%' OR `text` LIKE '%pp%' THEN 1 ELSE 2 END
    FROM (SELECT substr(`abstract`, json_extract(`spans`, '$.gain[0]') + 1,
      coalesce(json_extract(`spans`, '$.gain_max[1]'), json_extract(`spans`, '$.gain[1]')) - json_extract(`spans`, '$.gain[0]')) AS `text`
      FROM `papers` WHERE `pk` = `paper_pk`))
  END
WHERE `gain` IS NOT NULL OR `points` IS NOT NULL;--> statement-breakpoint
-- Written by hand: drizzle-kit quotes the expression as a column name.
CREATE INDEX `claims_by_gain` ON `claims` (`gain_rank`, coalesce(`gain`, `points`) DESC);--> statement-breakpoint
CREATE INDEX `papers_by_title` ON `papers` (`title`,`id`);--> statement-breakpoint
CREATE INDEX `papers_by_first_seen` ON `papers` (`first_seen` DESC,`id`);
