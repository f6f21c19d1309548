import { entriesOf } from '../../../../../shared/entries-of.ts'
import type { TrailMap } from '../../../../../shared/reports/document.ts'
import type { ReportWriting } from '../../../../../shared/reports/report-writing.ts'
import { DRAWN } from '../colours.ts'
import { element, rounded, textElement, textWidth } from '../svg.ts'

type Mark = TrailMap['marks'][number]['mark']

const RADII: Record<Mark, number> = { start: 6, end: 7, stop: 4.5 }
const ENTRY_GAP = 18

export const markRadius = (mark: Mark) => RADII[mark]

/** A mark, whose shape tells its kind: a ring, a diamond or a disc. */
export function markOf(mark: Mark, x: number, y: number): string {
  const radius = RADII[mark]
  switch (mark) {
    case 'start':
      return element('circle', {
        cx: x,
        cy: y,
        r: radius - 1.5,
        fill: DRAWN.paper,
        stroke: DRAWN.green,
        'stroke-width': 3,
      })
    case 'end': {
      const points = [
        [x, y - radius],
        [x + radius, y],
        [x, y + radius],
        [x - radius, y],
      ]
        .map((point) => point.map(rounded).join())
        .join(' ')
      return element('polygon', { points, fill: DRAWN.ink, stroke: DRAWN.paper, 'stroke-width': 1.5 })
    }
    case 'stop':
      return element('circle', {
        cx: x,
        cy: y,
        r: radius,
        fill: DRAWN.amber,
        stroke: DRAWN.paper,
        'stroke-width': 1.5,
      })
  }
}

/** The legend of a map's marks. */
export function markLegend(used: readonly Mark[], baseline: number, { texts }: ReportWriting): string {
  let x = 8
  return entriesOf(texts.document.marks)
    .filter(([mark]) => used.includes(mark))
    .map(([mark, name]) => {
      const entry =
        markOf(mark, x, baseline - 4) +
        textElement(name, { x: x + 12, y: baseline, fill: DRAWN.dim, 'font-size': 11 })
      x += 12 + textWidth(name, 11) + ENTRY_GAP
      return entry
    })
    .join('')
}
