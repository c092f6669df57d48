-- The full-text tables hold words as `lib/search-words.ts` spells them; `index_text` is its `indexText`.
INSERT INTO papers_fts (papers_fts) VALUES ('delete-all');
--> statement-breakpoint
INSERT INTO papers_fts (rowid, title, abstract, authors)
SELECT pk, index_text(title), index_text(abstract), index_text(coalesce(
  (SELECT group_concat(name, char(10) ORDER BY position) FROM paper_authors WHERE paper_pk = papers.pk), ''))
FROM papers;
--> statement-breakpoint
INSERT INTO claims_fts (claims_fts) VALUES ('delete-all');
--> statement-breakpoint
INSERT INTO claims_fts (rowid, sentence, names)
SELECT pk, index_text(sentence), index_text(concat_ws(char(10), method, model, model_id,
  (SELECT group_concat(name, char(10) ORDER BY position) FROM claim_benchmarks WHERE claim_pk = claims.pk),
  benchmark_text, metric, metric_id, baseline))
FROM claims;
