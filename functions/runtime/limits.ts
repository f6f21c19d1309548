export const REQUEST_BODY_MAX_BYTES = 1_000_000
/** Lambda's limit for a response. */
export const RESPONSE_MAX_BYTES = 6_000_000
