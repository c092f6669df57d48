import { describeClaims, PARSER } from "../testing/claim-rows";

describeClaims("the metric of a score", [
  [
    "what a share is of stands behind whose it is",
    PARSER,
    "Orion retains 95.2% of the strongest reader's page accuracy.",
    [{ after: 95.2, metric: "page accuracy" }],
  ],
  [
    "however long its phrase is",
    PARSER,
    "Orion keeps 91% of the large teacher model's original letter recall.",
    [{ after: 91, metric: "letter recall" }],
  ],
  [
    "but a metric that a further preposition leads to is another",
    PARSER,
    "Orion needs 12% of the letters that the plain reader takes for the same recall.",
    [{ after: 12, metric: null }],
  ],
]);
