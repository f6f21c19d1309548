/**
 * A text message with typographic spaces, apostrophes and dashes replaced. One character that the GSM alphabet lacks
 * leaves room for 70 characters instead of 160, so that the message costs twice as much.
 */
export const smsText = (text: string): string =>
  text
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll('’', "'")
    .replaceAll(/\s*[–—]\s*/g, ' - ')
