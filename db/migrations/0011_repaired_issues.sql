UPDATE `import_issues` SET `severity` = 'repaired' WHERE `severity` = 'mended';--> statement-breakpoint
UPDATE `claims` SET `rule` = replace(replace(`rule`, 'score-rival', 'score-baseline'), 'gain-told-relative', 'gain-stated-relative')
  WHERE `rule` LIKE '%score-rival%' OR `rule` LIKE '%gain-told-relative%';
