/** Digits, spaces, dashes, parentheses and a leading plus; empty for none. */
export const PHONE_PATTERN = /^(\+?[\d\s()-]*\d[\d\s()-]*)?$/
