import { DRAWN } from './colours.ts'
import { element, FONT_SIZE, fittingText, textElement, textWidth } from './svg.ts'

type Entry = { colour: string; text: string }

const SQUARE = 10
const SQUARE_GAP = 6
const ENTRY_GAP = 18
const ENTRY_WIDTH_MAX = 220

/** Names beside squares of their colours, in a row whose baseline is at `y`. */
export function legend(entries: readonly Entry[], left: number, y: number): string {
  let x = left
  return entries
    .map(({ colour, text }) => {
      const square = element('rect', {
        x,
        y: y - SQUARE + 1,
        width: SQUARE,
        height: SQUARE,
        rx: 2,
        fill: colour,
      })
      const name = fittingText(text, ENTRY_WIDTH_MAX)
      const label = textElement(name, { x: x + SQUARE + SQUARE_GAP, y, fill: DRAWN.dim })
      x += SQUARE + SQUARE_GAP + textWidth(name, FONT_SIZE) + ENTRY_GAP
      return square + label
    })
    .join('')
}
