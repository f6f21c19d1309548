const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
/** XML 1.0 cannot represent these, not even escaped. */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

/** A text for HTML, in an element or a quoted attribute. */
export const htmlText = (text: string) =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)

/** A text for XML, in an element or a quoted attribute. */
export const xmlText = (text: string) => htmlText(text.replace(NOT_IN_XML, ''))
