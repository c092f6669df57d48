ALTER TABLE `corrections` ADD `follows` text;--> statement-breakpoint
UPDATE `corrections` SET `follows` = 'model' WHERE `slot` IN ('model_id', 'model_family', 'active_b');
--> statement-breakpoint
UPDATE `corrections` SET `follows` = 'metric' WHERE `slot` IN ('metric_id', 'k', 'higher_is_better');
