/** The range of date pickers (specification 1.9), as ISO dates. */
export const FIRST_DAY = '1900-01-01'
export const LAST_DAY = '2099-12-31'
