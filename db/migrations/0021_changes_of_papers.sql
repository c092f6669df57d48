DROP TRIGGER `papers_updated`;
--> statement-breakpoint
CREATE TRIGGER `papers_updated` AFTER UPDATE OF `id`, `published`, `title`, `url`, `arxiv_id`, `doi`, `source`, `locator` ON `papers` BEGIN
  INSERT INTO `changes` (`paper_pk`) VALUES (NEW.`pk`);
END;
