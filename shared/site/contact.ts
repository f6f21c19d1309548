/** A link that calls a number, however it is written. */
export const telLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`

/** A link that writes an email, with a subject if one is given. */
export const mailLink = (email: string, subject?: string): string =>
  subject === undefined ? `mailto:${email}` : `mailto:${email}?subject=${encodeURIComponent(subject)}`
