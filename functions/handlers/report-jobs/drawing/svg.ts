import { xmlText } from '../../../../shared/markup.ts'

/** The width of all drawings; renderers scale them to theirs. */
export const DRAWING_WIDTH = 720
export const FONT_SIZE = 12
export const FONT_FAMILY = 'Inter, system-ui, sans-serif'
/** Coordinates to a hundredth. */
const DIGITS = 2

type Attributes = Record<string, string | number>

export const rounded = (value: number) => Number(value.toFixed(DIGITS))

/** An element of SVG around markup. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? rounded(value) : xmlText(value)}"`)
    .join('')
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`
}

export type TextAttributes = {
  x: number
  y: number
  fill: string
  'font-size'?: number
  'font-weight'?: 'bold'
  'text-anchor'?: 'start' | 'middle' | 'end'
}

/** A text, whose `y` is its baseline. */
export const textElement = (text: string, attributes: TextAttributes) =>
  element('text', { 'font-size': FONT_SIZE, 'font-family': FONT_FAMILY, ...attributes }, xmlText(text))

/** A drawing around markup. */
export const svgOf = (height: number, content: string) =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${DRAWING_WIDTH} ${rounded(height)}` },
    content,
  )

/** Without Inter, a reader's own font may be wider. */
const SLACK = 1.08
/** The widths of Inter's characters beside their size, by kinds. */
const CHARACTER_WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[\u1100-\u11ff\u2e80-\uffef]/, 1],
  [/[ijl.,:;'|!·\s]/, 0.28],
  [/[ftrI()1/-]/, 0.4],
  [/[mwMW@%]/, 0.86],
  [/[A-Z0-9]/, 0.66],
]
const OTHER_WIDTH = 0.58

/** About how wide a text is: drawings are made before anyone knows with which font. */
export const textWidth = (text: string, size = FONT_SIZE) =>
  [...text].reduce((sum, character) => sum + characterWidth(character) * size * SLACK, 0)

const characterWidth = (character: string) =>
  CHARACTER_WIDTHS.find(([kind]) => kind.test(character))?.[1] ?? OTHER_WIDTH

/** A text that fits, with an ellipsis where it is cut. */
export function fittingText(text: string, width: number, size = FONT_SIZE): string {
  if (textWidth(text, size) <= width) return text
  let fit = ''
  for (const character of text) {
    if (textWidth(`${fit}${character}…`, size) > width) break
    fit += character
  }
  return `${fit.trimEnd()}…`
}
