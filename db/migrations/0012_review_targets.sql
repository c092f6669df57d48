CREATE TABLE `review_targets` (
	`claim_id` text PRIMARY KEY NOT NULL,
	`paper_id` text NOT NULL,
	`paper_title` text NOT NULL,
	`sentence` text NOT NULL,
	`numbers` text NOT NULL,
	`manual` text
);
--> statement-breakpoint
CREATE INDEX `review_targets_by_paper` ON `review_targets` (`paper_id`);--> statement-breakpoint
INSERT INTO `review_targets` (`claim_id`, `paper_id`, `paper_title`, `sentence`, `numbers`)
  SELECT c.`id`, p.`id`, p.`title`, c.`sentence`, json_object(
    'before', CASE WHEN EXISTS (SELECT 1 FROM `corrections` k WHERE k.`claim_id` = c.`id` AND k.`slot` = 'before' AND k.`was` IS NOT NULL) THEN (SELECT json_extract(k.`was`, '$.value') FROM `corrections` k WHERE k.`claim_id` = c.`id` AND k.`slot` = 'before' AND k.`was` IS NOT NULL LIMIT 1) ELSE c.`before` END,
    'after', CASE WHEN EXISTS (SELECT 1 FROM `corrections` k WHERE k.`claim_id` = c.`id` AND k.`slot` = 'after' AND k.`was` IS NOT NULL) THEN (SELECT json_extract(k.`was`, '$.value') FROM `corrections` k WHERE k.`claim_id` = c.`id` AND k.`slot` = 'after' AND k.`was` IS NOT NULL LIMIT 1) ELSE c.`after` END,
    'of', CASE WHEN EXISTS (SELECT 1 FROM `corrections` k WHERE k.`claim_id` = c.`id` AND k.`slot` = 'of' AND k.`was` IS NOT NULL) THEN (SELECT json_extract(k.`was`, '$.value') FROM `corrections` k WHERE k.`claim_id` = c.`id` AND k.`slot` = 'of' AND k.`was` IS NOT NULL LIMIT 1) ELSE c.`of` END,
    'gain', CASE WHEN EXISTS (SELECT 1 FROM `corrections` k WHERE k.`claim_id` = c.`id` AND k.`slot` = 'gain' AND k.`was` IS NOT NULL) THEN (SELECT json_extract(k.`was`, '$.value') FROM `corrections` k WHERE k.`claim_id` = c.`id` AND k.`slot` = 'gain' AND k.`was` IS NOT NULL LIMIT 1) ELSE c.`gain` END,
    'gain_max', CASE WHEN EXISTS (SELECT 1 FROM `corrections` k WHERE k.`claim_id` = c.`id` AND k.`slot` = 'gain_max' AND k.`was` IS NOT NULL) THEN (SELECT json_extract(k.`was`, '$.value') FROM `corrections` k WHERE k.`claim_id` = c.`id` AND k.`slot` = 'gain_max' AND k.`was` IS NOT NULL LIMIT 1) ELSE c.`gain_max` END)
  FROM `claims` c JOIN `papers` p ON p.`pk` = c.`paper_pk`
  WHERE c.`id` IN (SELECT `claim_id` FROM `reviews`) OR c.`id` IN (SELECT `claim_id` FROM `corrections`);
--> statement-breakpoint
INSERT OR IGNORE INTO `review_targets` (`claim_id`, `paper_id`, `paper_title`, `sentence`, `numbers`)
  SELECT r.`claim_id`, coalesce((SELECT h.`paper_id` FROM `history` h WHERE h.`claim_id` = r.`claim_id` ORDER BY h.`pk` DESC LIMIT 1), ''), '', '',
    '{"before":null,"after":null,"of":null,"gain":null,"gain_max":null}'
  FROM (SELECT `claim_id` FROM `reviews` UNION SELECT `claim_id` FROM `corrections`) r;
