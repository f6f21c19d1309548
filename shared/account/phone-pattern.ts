/** Digits, spaces, dashes, parentheses and a leading plus; empty for none. */
export const PHONE_PATTERN = /^(\+?[\d\s()-]*\d[\d\s()-]*)?$/

/** A number with its country code, as in `+12025550123`. */
export const E164_PATTERN = /^\+[1-9]\d{6,14}$/
