const SHOWN_LENGTH = 8

/** The id of a subscription as people see it: its last eight characters in capitals. */
export const shortId = (id: string) => id.slice(-SHOWN_LENGTH).toUpperCase()
