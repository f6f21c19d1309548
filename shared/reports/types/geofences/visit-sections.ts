import { fill } from '../../../i18n/fill.ts'
import type { Block, Section } from '../../document.ts'
import type { ReportInput } from '../../report-input.ts'
import type { Pen } from '../common/pen.ts'
import {
  type CountedVisit,
  type GeofenceSums,
  geofenceSums,
  type VisitSums,
  visitSums,
} from './counted-visits.ts'
import { dayTable, deviceTable, geofenceTable, visitTable } from './visit-tables.ts'

/** More bars than these are not read. */
const BARS_MAX = 12

/** All visits at a glance, then by geofence, by device, by day, and each one. */
export function visitSections(input: ReportInput, visits: readonly CountedVisit[], pen: Pen): Section[] {
  const { byGeofence, byDevice, byDay, visits: title } = pen.texts.geofenceActivity
  const geofences = geofenceSums(visits)
  const all = visitSums(visits)
  return [
    { title: pen.common.summary, blocks: [tiles(input, all, pen), ...chart(geofences, pen)] },
    { title: byGeofence, blocks: [geofenceTable(geofences, all, pen)] },
    { title: byDevice, blocks: [deviceTable(input, visits, all, pen)] },
    { title: byDay, blocks: [dayTable(input, visits, all, pen)] },
    { title, blocks: [visitTable(visits, all, pen)] },
  ]
}

function tiles({ devices }: ReportInput, all: VisitSums, pen: Pen): Block {
  const texts = pen.texts.geofenceActivity
  return {
    kind: 'tiles',
    tiles: [
      { label: texts.visits, value: all.visits, valueKind: 'integer', note: null },
      { label: texts.geofencesVisited, value: all.geofences, valueKind: 'integer', note: null },
      {
        label: texts.devicesInside,
        value: countOf(all.devices, devices.length, pen),
        valueKind: 'text',
        note: null,
      },
      { label: texts.timeInside, value: all.minutes, valueKind: 'duration', note: null },
      { label: texts.longestVisit, value: all.longestMinutes, valueKind: 'duration', note: null },
    ],
  }
}

/** A chart of several geofences: one alone is in the tiles. */
function chart(geofences: readonly GeofenceSums[], { texts }: Pen): Block[] {
  const shown = geofences.slice(0, BARS_MAX)
  if (shown.length < 2) return []
  const { timeInside, chart: title } = texts.geofenceActivity
  return [
    {
      kind: 'chart',
      form: 'bars',
      title,
      categories: shown.map(({ geofenceName }) => geofenceName),
      series: [{ name: timeInside, values: shown.map(({ minutes }) => minutes) }],
      valueKind: 'duration',
    },
  ]
}

/** `3 of 8` */
const countOf = (count: number, total: number, { common, count: write }: Pen) =>
  fill(common.countOf, { count: write(count), total: write(total) })
