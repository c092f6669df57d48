/** A response of the arXiv API with this content of its only entry. */
export const atom = (entry: string): string => `<?xml version="1.0"?>
<feed xmlns="http://www.w3.org/2005/Atom"><title>arXiv Query</title><id>https://arxiv.org/api/x</id>
<entry>${entry}</entry></feed>`;

/** A list of OAI-PMH with these records. */
export const oai = (record: string): string => `<?xml version="1.0"?><!-- <feed> in a comment is none -->
<OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/"><ListRecords>${record}
<resumptionToken>next</resumptionToken></ListRecords></OAI-PMH>`;

/** The header of a record of OAI-PMH. */
export const header =
  "<header><identifier>oai:arXiv.org:2501.00001</identifier><datestamp>2025-03-01</datestamp></header>";
