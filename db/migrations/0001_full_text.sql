-- Full-text search. The tables hold the index alone (no copy of the text): row numbers are those of papers and claims,
-- and whoever writes a paper or a claim writes its row here in the same transaction.
CREATE VIRTUAL TABLE papers_fts USING fts5(
  title, abstract, authors,
  content = '', contentless_delete = 1, tokenize = "unicode61 remove_diacritics 2"
);
--> statement-breakpoint
-- `names` are the slots under which a claim is looked for: method, model, benchmarks, metric, baseline.
CREATE VIRTUAL TABLE claims_fts USING fts5(
  sentence, names,
  content = '', contentless_delete = 1, tokenize = "unicode61 remove_diacritics 2"
);
