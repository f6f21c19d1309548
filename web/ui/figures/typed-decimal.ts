/** Numbers with a mark between thousands. */
const GROUPS: Partial<Record<string, RegExp>> = {
  ',': /^-?\d{1,3}(,\d{3})+(\.\d*)?$/,
  '.': /^-?\d{1,3}(\.\d{3})+(,\d*)?$/,
}

/**
 * What was typed, as `Number` reads it: `12,5` is `12.5` in every language, and `12.500` is `12500` where thousands have
 * points. What is no number stays as it is.
 */
export function typedDecimal(text: string, language: string): string {
  const compact = text.replaceAll(/\s/g, '')
  const group = markOf('group', language)
  const plain = GROUPS[group]?.test(compact) ? compact.replaceAll(group, '') : compact
  const number = plain.replace(',', '.')
  return number !== '' && Number.isNaN(Number(number)) ? text : number
}

/** A number as `Number` writes it, with the decimal mark of the language. Other texts stay as they are. */
export const shownDecimal = (number: string, language: string): string =>
  Number.isNaN(Number(number)) ? number : number.replace('.', markOf('decimal', language))

function markOf(type: 'decimal' | 'group', language: string): string {
  const parts = new Intl.NumberFormat(language).formatToParts(1_234_567.5)
  return parts.find((part) => part.type === type)?.value ?? ''
}
