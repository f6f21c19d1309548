import { DRAWN } from '../colours.ts'
import { element, fittingText, textElement, textWidth } from '../svg.ts'
import { boxesBeside, type createLabels } from './labels.ts'

const SIZE = 11
const WIDTH_MAX = 170
const HEIGHT = 15
const PADDING = 3

type At = { x: number; y: number; gap: number; weight?: 'bold' }

/** A text beside a point, on a pale ground so that it is read over lines; empty where there is no room for it. */
export function labelOf(
  text: string,
  { x, y, gap, weight }: At,
  labels: ReturnType<typeof createLabels>,
): string {
  if (text === '') return ''
  const shown = fittingText(text, WIDTH_MAX, SIZE)
  const width = textWidth(shown, SIZE) + 2 * PADDING
  const box = labels.take(boxesBeside(x, y, gap, width, HEIGHT))
  if (box === null) return ''
  const ground = element('rect', {
    x: box.left,
    y: box.top,
    width,
    height: HEIGHT,
    rx: 3,
    fill: DRAWN.paper,
    'fill-opacity': 0.7,
  })
  const fill = weight === undefined ? DRAWN.town : DRAWN.ink
  return (
    ground +
    textElement(shown, {
      x: box.left + PADDING,
      y: box.bottom - 4,
      fill,
      'font-size': SIZE,
      ...(weight !== undefined && { 'font-weight': weight }),
    })
  )
}
