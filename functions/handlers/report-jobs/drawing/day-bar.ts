import { entriesOf } from '../../../../shared/entries-of.ts'
import type { Chart } from '../../../../shared/reports/document.ts'
import type { ReportWriting } from '../../../../shared/reports/report-writing.ts'
import type { ValueTexts } from '../../../../shared/reports/write-value.ts'
import { HOUR_MS, MINUTE_MS } from '../../../../shared/time.ts'
import { zoneOffsetMs } from '../../../../shared/trails/day-range.ts'
import { DRAWN } from './colours.ts'
import { legend } from './legend.ts'
import { DRAWING_WIDTH, element, svgOf, textElement } from './svg.ts'

export type DayBar = Extract<Chart, { form: 'dayBar' }>
type State = DayBar['spans'][number]['state']

const HEIGHT = 84
const BAR = { top: 4, height: 30 }
const TICK_BASELINE = 52
const LEGEND_BASELINE = 76
const TICK_HOURS = 3
const HOURS_PER_DAY = 24

/** Each state has a height of its own, so that nobody needs the colours. */
const STATES: Record<State, { colour: string; part: number }> = {
  driving: { colour: DRAWN.brand, part: 1 },
  idle: { colour: DRAWN.amber, part: 0.7 },
  stopped: { colour: DRAWN.grey, part: 0.4 },
  noContact: { colour: DRAWN.alert, part: 0.12 },
}

/** The day of a device as a bar, with the hours of the local clock below it and the sum of each state. */
export function drawDayBar({ from, to, spans }: DayBar, writing: ReportWriting, texts: ValueTexts): string {
  const x = (at: number) => ((Math.min(to, Math.max(from, at)) - from) / (to - from)) * DRAWING_WIDTH
  const ground = element('rect', {
    x: 0,
    y: BAR.top,
    width: DRAWING_WIDTH,
    height: BAR.height,
    fill: DRAWN.line,
    'fill-opacity': 0.5,
    rx: 4,
  })
  const bars = spans
    .filter((span) => x(span.to) > x(span.from))
    .map((span) => {
      const { colour, part } = STATES[span.state]
      const height = BAR.height * part
      const y = BAR.top + BAR.height - height
      return element('rect', { x: x(span.from), y, width: x(span.to) - x(span.from), height, fill: colour })
    })
  const ticks = ticksOf(from, to, writing).map((at, index, all) => {
    const isLast = index === all.length - 1 && x(at) > DRAWING_WIDTH - 1
    const anchor = index === 0 && x(at) < 1 ? 'start' : isLast ? 'end' : 'middle'
    return (
      element('line', {
        x1: x(at),
        x2: x(at),
        y1: BAR.top + BAR.height,
        y2: BAR.top + BAR.height + 4,
        stroke: DRAWN.dim,
      }) +
      textElement(writing.times.time(at), {
        x: x(at),
        y: TICK_BASELINE,
        fill: DRAWN.dim,
        'font-size': 11,
        'text-anchor': anchor,
      })
    )
  })
  const sums = dayBarSums(spans).map(({ state, minutes }) => ({
    colour: STATES[state].colour,
    text: `${writing.texts.document.states[state]} ${texts.valueText(minutes, 'duration')}`,
  }))
  return svgOf(HEIGHT, [ground, ...bars, ...ticks, legend(sums, 0, LEGEND_BASELINE)].join(''))
}

/** How long each state lasted, of those that occurred. */
export const dayBarSums = (spans: DayBar['spans']) =>
  entriesOf(STATES).flatMap(([state]) => {
    const own = spans.filter((span) => span.state === state)
    const minutes = own.reduce((sum, { from, to }) => sum + (to - from) / MINUTE_MS, 0)
    return own.length === 0 ? [] : [{ state, minutes }]
  })

/** The start of each third hour by the local clock, which may skip or repeat one, and the end of the day. */
function ticksOf(from: number, to: number, { times }: ReportWriting): number[] {
  const hourOf = (at: number) => ((at + zoneOffsetMs(at, times.zone)) / HOUR_MS) % HOURS_PER_DAY
  const ticks: number[] = []
  // quarters of an hour, because some zones are off by one
  for (let at = from; at <= to; at += HOUR_MS / 4) if (hourOf(at) % TICK_HOURS === 0) ticks.push(at)
  return ticks
}
