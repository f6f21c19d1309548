export const REQUEST_BODY_MAX_BYTES = 1_000_000
/** Lambda's limit for a response in JSON, and so for its body, headers and status together. */
export const LAMBDA_RESPONSE_MAX_BYTES = 6 * 1024 * 1024
