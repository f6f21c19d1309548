/** What a date can be chosen from (specification 1.9), as the fields of a browser write days. */
export const FIRST_DAY = '1900-01-01'
export const LAST_DAY = '2099-12-31'
