/** The time zone of this browser. */
export const browserZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone
