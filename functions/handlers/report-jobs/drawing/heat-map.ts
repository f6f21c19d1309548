import type { Chart } from '../../../../shared/reports/document.ts'
import type { ReportWriting } from '../../../../shared/reports/report-writing.ts'
import type { ValueTexts } from '../../../../shared/reports/write-value.ts'
import { DRAWN } from './colours.ts'
import { DRAWING_WIDTH, element, FONT_SIZE, fittingText, svgOf, textElement, textWidth } from './svg.ts'

export type HeatMap = Extract<Chart, { form: 'heat' }>

const NAME_WIDTH_MAX = 150
const NAME_GAP = 10
const CELL_GAP = 2
const CELL_HEIGHT = 24
const HEAD_HEIGHT = 20
const FOOT_HEIGHT = 34
const LABEL_GAP = 8
const SCALE = { width: 120, height: 8, steps: 6 }
/** The opacity of the lowest value above zero, so that it looks different from zero. */
const LEAST_OPACITY = 0.14

/** A grid of values, the darker the higher. An unknown one is an empty frame. */
export function drawHeatMap(chart: HeatMap, { texts }: ReportWriting, { valueText }: ValueTexts): string {
  const { columns, rows, valueKind } = chart
  const nameWidth = Math.min(NAME_WIDTH_MAX, Math.max(0, ...rows.map(({ name }) => textWidth(name))))
  const left = nameWidth + NAME_GAP
  const step = (DRAWING_WIDTH - left) / Math.max(1, columns.length)
  const max = Math.max(0, ...rows.flatMap(({ values }) => values.map((value) => value ?? 0)))
  const labelWidth = Math.max(0, ...columns.map((name) => textWidth(name, 11))) + LABEL_GAP
  const every = Math.max(1, Math.ceil(labelWidth / step))

  const heads = columns.flatMap((name, column) =>
    column % every === 0
      ? [
          textElement(name, {
            x: left + (column + 0.5) * step,
            y: HEAD_HEIGHT - 7,
            fill: DRAWN.dim,
            'font-size': 11,
            'text-anchor': 'middle',
          }),
        ]
      : [],
  )
  const lines = rows.flatMap(({ name, values }, row) => {
    const top = HEAD_HEIGHT + row * CELL_HEIGHT
    const label = textElement(fittingText(name, nameWidth), {
      x: 0,
      y: top + CELL_HEIGHT / 2 + FONT_SIZE / 3,
      fill: DRAWN.ink,
    })
    return [
      label,
      ...columns.map((_, column) => cell(values[column] ?? null, max, left + column * step, top, step)),
    ]
  })
  const bottom = HEAD_HEIGHT + rows.length * CELL_HEIGHT
  const scale = scaleOf(
    max === 0 ? texts.document.noData : valueText(0, valueKind),
    max === 0 ? '' : valueText(max, valueKind),
    left,
    bottom + 22,
  )
  return svgOf(bottom + FOOT_HEIGHT, [...heads, ...lines, scale].join(''))
}

function cell(value: number | null, max: number, x: number, y: number, step: number): string {
  const place = {
    x: x + CELL_GAP / 2,
    y: y + CELL_GAP / 2,
    width: step - CELL_GAP,
    height: CELL_HEIGHT - CELL_GAP,
    rx: 3,
  }
  if (value === null) return element('rect', { ...place, fill: 'none', stroke: DRAWN.line })
  if (value <= 0 || max === 0) return element('rect', { ...place, fill: DRAWN.line, 'fill-opacity': 0.55 })
  return element('rect', { ...place, fill: DRAWN.brand, 'fill-opacity': opacityOf(value / max) })
}

const opacityOf = (part: number) => LEAST_OPACITY + (1 - LEAST_OPACITY) * part

/** The legend of the colours. */
function scaleOf(least: string, most: string, left: number, baseline: number): string {
  const start = left + textWidth(least, 11) + LABEL_GAP
  const steps = Array.from({ length: SCALE.steps }, (_, step) =>
    element('rect', {
      x: start + (step * SCALE.width) / SCALE.steps,
      y: baseline - SCALE.height,
      width: SCALE.width / SCALE.steps,
      height: SCALE.height,
      fill: DRAWN.brand,
      'fill-opacity': opacityOf(step / (SCALE.steps - 1)),
    }),
  )
  const style = { y: baseline, fill: DRAWN.dim, 'font-size': 11 }
  if (most === '') return textElement(least, { x: left, ...style })
  return [
    textElement(least, { x: left, ...style }),
    ...steps,
    textElement(most, { x: start + SCALE.width + LABEL_GAP, ...style }),
  ].join('')
}
