/** The address where it is a web address, else null: documents of strangers may hold any scheme. */
export function webUrl(text: string | null): string | null {
  if (text === null) return null;
  try {
    const url = new URL(text.trim());
    return url.protocol === "https:" || url.protocol === "http:" ? url.href : null;
  } catch {
    return null;
  }
}

/** The abstract page of an arXiv id. */
export function arxivUrl(id: string | null): string | null {
  return id !== null && /^[a-z-]*(?:\.[A-Z]{2})?\/?\d[\d.]{3,12}(?:v\d{1,3})?$/i.test(id)
    ? `https://arxiv.org/abs/${id}`
    : null;
}

/** The page of a DOI. */
export function doiUrl(doi: string | null): string | null {
  return doi !== null && /^10\.\d{4,9}\/\S{1,300}$/.test(doi) ? `https://doi.org/${encodeURI(doi)}` : null;
}
