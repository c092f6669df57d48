CREATE TABLE `changes` (
	`seq` integer PRIMARY KEY NOT NULL,
	`paper_pk` integer NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER `changes_kept` AFTER INSERT ON `changes` WHEN NEW.`seq` % 1000 = 0 BEGIN
  DELETE FROM `changes` WHERE `seq` <= NEW.`seq` - 100000;
END;
--> statement-breakpoint
CREATE TRIGGER `claims_inserted` AFTER INSERT ON `claims` BEGIN
  INSERT INTO `changes` (`paper_pk`) VALUES (NEW.`paper_pk`);
END;
--> statement-breakpoint
CREATE TRIGGER `claims_updated` AFTER UPDATE ON `claims` BEGIN
  INSERT INTO `changes` (`paper_pk`) VALUES (OLD.`paper_pk`), (NEW.`paper_pk`);
END;
--> statement-breakpoint
CREATE TRIGGER `claims_deleted` AFTER DELETE ON `claims` BEGIN
  INSERT INTO `changes` (`paper_pk`) VALUES (OLD.`paper_pk`);
END;
--> statement-breakpoint
CREATE TRIGGER `occurrences_inserted` AFTER INSERT ON `occurrences` BEGIN
  INSERT INTO `changes` (`paper_pk`) VALUES (NEW.`paper_pk`);
END;
--> statement-breakpoint
CREATE TRIGGER `occurrences_moved` AFTER UPDATE OF `paper_pk`, `import_pk` ON `occurrences` BEGIN
  INSERT INTO `changes` (`paper_pk`) VALUES (OLD.`paper_pk`), (NEW.`paper_pk`);
END;
--> statement-breakpoint
CREATE TRIGGER `occurrences_deleted` AFTER DELETE ON `occurrences` BEGIN
  INSERT INTO `changes` (`paper_pk`) VALUES (OLD.`paper_pk`);
END;
--> statement-breakpoint
CREATE TRIGGER `papers_updated` AFTER UPDATE OF `id`, `published` ON `papers` BEGIN
  INSERT INTO `changes` (`paper_pk`) VALUES (NEW.`pk`);
END;
