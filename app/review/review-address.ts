/** URL parameter of the claim that the page Review shows. */
export const CURRENT_CLAIM_PARAMETER = "at";
