import { isWithinMetres } from '../../../geo/distance.ts'
import type { Block, TrailMap } from '../../document.ts'
import type { ReportInput } from '../../report-input.ts'
import type { Pen } from '../common/pen.ts'
import type { DeviceDay } from './device-days.ts'

type Mark = TrailMap['marks'][number]

/** Marks nearer than this cannot be told apart on the map of a day. */
const SAME_MARK_M = 100

/** Where the device was driven on the day. A private trip is shown to nobody, so there is no map of its day. */
export function dayMap(day: DeviceDay, { placeName }: ReportInput, pen: Pen): Block[] {
  const { map, mapHidden } = pen.texts.dailySummary
  const lines = day.device.trails.find(({ date }) => date === day.figures.date)?.lines ?? []
  if (lines.length === 0 || day.figures.drivingMinutes === 0) return []
  if (day.hidesMap) return [{ kind: 'paragraph', text: mapHidden }]
  const [start, end] = [lines[0]?.[0], lines.at(-1)?.at(-1)]
  const marks: Mark[] = [
    ...(start === undefined ? [] : [{ at: start, mark: 'start' as const }]),
    ...(end === undefined ? [] : [{ at: end, mark: 'end' as const }]),
    ...day.stops.map(({ place }) => ({ at: place, mark: 'stop' as const })),
  ].map((mark) => ({ ...mark, label: placeName(mark.at) }))
  return [{ kind: 'map', title: map, lines, marks: apart(marks) }]
}

/** Without marks where there is one already: a round trip ends where it starts. */
const apart = (marks: readonly Mark[]): Mark[] =>
  marks.filter(
    ({ at }, index) => !marks.slice(0, index).some((before) => isWithinMetres(SAME_MARK_M, before.at, at)),
  )
