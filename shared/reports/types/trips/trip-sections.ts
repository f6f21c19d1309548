import { fill } from '../../../i18n/fill.ts'
import type { Chart, Section, Tile } from '../../document.ts'
import type { ReportInput } from '../../report-input.ts'
import { totalsOfReport, withoutContactNote } from '../common/figure-fields.ts'
import type { NotedTrip } from '../common/noted-trips.ts'
import type { Pen } from '../common/pen.ts'
import { hasPurpose, PURPOSES, sumsOf } from './purpose-sums.ts'
import { purposeTable, tripTable } from './trip-tables.ts'

/** The sums of the trips, and the trips one by one. */
export function tripSections(input: ReportInput, trips: readonly NotedTrip[], pen: Pen): Section[] {
  const texts = pen.texts.tripAnalysis
  const isMarked = trips.some(({ note }) => (note?.purpose ?? null) !== null)
  return [
    {
      title: pen.common.summary,
      blocks: [
        { kind: 'tiles', tiles: tilesOf(input, trips, isMarked, pen) },
        ...(isMarked ? purposeChart(input, trips, pen) : []),
        ...(trips.length > 0 ? [purposeTable(trips, input.generatedAt, pen)] : []),
      ],
    },
    { title: texts.trips, blocks: [tripTable(input, trips, pen)] },
  ]
}

function tilesOf(input: ReportInput, trips: readonly NotedTrip[], isMarked: boolean, pen: Pen): Tile[] {
  const { columns } = pen.common
  const all = sumsOf(trips, input.generatedAt)
  const note = withoutContactNote(totalsOfReport(input), pen)
  return [
    { label: columns.trips, value: all.trips, valueKind: 'integer', note: null },
    { label: columns.distance, value: all.distanceKm, valueKind: 'distance', note },
    { label: columns.duration, value: all.minutes, valueKind: 'duration', note: null },
    ...(isMarked ? PURPOSES : []).map((purpose): Tile => {
      const { distanceKm } = sumsOf(trips.filter(hasPurpose(purpose)), input.generatedAt)
      const share = pen.valueText(all.distanceKm === 0 ? 0 : distanceKm / all.distanceKm, 'percent')
      return {
        label: pen.texts.tripAnalysis.purposes[purpose ?? 'none'],
        value: distanceKm,
        valueKind: 'distance',
        note: fill(pen.texts.tripAnalysis.purposeShare, { share }),
      }
    }),
  ]
}

/** How far was driven on each day for each purpose. */
function purposeChart({ period }: ReportInput, trips: readonly NotedTrip[], pen: Pen): Chart[] {
  if (period.days.length < 2) return []
  const { chart, purposes } = pen.texts.tripAnalysis
  const kmOn = (date: string, of: readonly NotedTrip[]) =>
    of.reduce((sum, trip) => sum + (trip.date === date ? trip.distanceKm : 0), 0)
  return [
    {
      kind: 'chart',
      form: 'stackedBars',
      title: chart,
      categories: period.days.map(pen.shortDay),
      series: PURPOSES.map((purpose) => ({
        name: purposes[purpose ?? 'none'],
        values: period.days.map(({ date }) => kmOn(date, trips.filter(hasPurpose(purpose)))),
      })).filter(({ values }) => values.some((km) => km > 0)),
      valueKind: 'distance',
    },
  ]
}
