export const TO_LENGTH_MAX = 80
/** On board. */
export const PEOPLE = { min: 1, max: 99 } as const
export const CONTACTS_MAX = 10
export const RETURN_WITHIN_DAYS = 31
