import { randomFrom } from '../../../bin/simulate/vehicle/random.ts'
import type { Point } from '../../../shared/geo/point.ts'
import type {
  Block,
  Chart,
  ReportDocument,
  Section,
  Table,
  TrailMap,
} from '../../../shared/reports/document.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../shared/time.ts'

/** Midnight in New York. */
const DAY_START = Date.UTC(2026, 5, 1, 4)
const MIAMI: Point = { lat: 25.774, lng: -80.13 }

/** A trail of hourly legs from a point, in steps of a degree's parts. */
function aTrail(from: Point, seed = 1, points = 160): Point[] {
  const random = randomFrom(seed)
  let [heading, lat, lng] = [0.4, from.lat, from.lng]
  return Array.from({ length: points }, () => {
    heading += random.between(-0.35, 0.4)
    lat += Math.cos(heading) * 0.004
    lng += Math.sin(heading) * 0.004
    return { lat, lng: lng > 180 ? lng - 360 : lng }
  })
}

/** A map of that trail with its start, a stop and its end. */
function aTrailMap(from: Point = MIAMI, seed = 1): TrailMap {
  const trail = aTrail(from, seed)
  const at = (index: number) => trail.at(index) ?? from
  return {
    kind: 'map',
    title: 'Where it went',
    lines: [trail.slice(0, 90), trail.slice(90)],
    marks: [
      { at: at(0), mark: 'start', label: '8:02 AM Marina' },
      { at: at(90), mark: 'stop', label: '11:40 AM Fuel dock' },
      { at: at(-1), mark: 'end', label: '3:15 PM Yard' },
    ],
  }
}

/** The day of a boat: it slept, drove, idled, was silent and stopped. */
export const aDayBar = (title = 'The day'): Extract<Chart, { form: 'dayBar' }> => ({
  kind: 'chart',
  form: 'dayBar',
  title,
  from: DAY_START,
  to: DAY_START + DAY_MS,
  spans: [
    { from: DAY_START, to: DAY_START + 8 * HOUR_MS, state: 'stopped' },
    { from: DAY_START + 8 * HOUR_MS, to: DAY_START + 11.5 * HOUR_MS, state: 'driving' },
    { from: DAY_START + 11.5 * HOUR_MS, to: DAY_START + 12 * HOUR_MS, state: 'idle' },
    { from: DAY_START + 12 * HOUR_MS, to: DAY_START + 14 * HOUR_MS, state: 'noContact' },
    { from: DAY_START + 14 * HOUR_MS, to: DAY_START + 15.25 * HOUR_MS, state: 'driving' },
    { from: DAY_START + 15.25 * HOUR_MS, to: DAY_START + DAY_MS, state: 'stopped' },
  ],
})

/** Hours of the day by days of the week. */
const aHeatMap = (): Extract<Chart, { form: 'heat' }> => {
  const random = randomFrom(5)
  return {
    kind: 'chart',
    form: 'heat',
    title: 'Driving by hour',
    columns: Array.from({ length: 24 }, (_, hour) => `${hour}`),
    rows: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((name, day) => ({
      name,
      values: Array.from({ length: 24 }, (_, hour) => {
        if (day === 6) return null
        return hour < 6 || hour > 19 ? 0 : Math.round(random.between(0, 60))
      }),
    })),
    valueKind: 'duration',
  }
}

/** Trips of one device. */
export const aTripTable = (rows: number, device = 'Sea Ray 240'): Table => ({
  kind: 'table',
  title: 'Trips',
  columns: [
    { key: 'device', title: 'Device', kind: 'text', weight: 1.4 },
    { key: 'start', title: 'Start', kind: 'dateTime' },
    { key: 'from', title: 'From', kind: 'text', weight: 1.4 },
    { key: 'distance', title: 'Distance', kind: 'distance' },
    { key: 'duration', title: 'Duration', kind: 'duration' },
    { key: 'speed', title: 'Highest speed', kind: 'speed' },
  ],
  rows: Array.from({ length: rows }, (_, index) => [
    device,
    DAY_START + index * 97 * MINUTE_MS,
    index % 3 === 0 ? 'Marina' : '4 km north of Fort Lauderdale',
    12.34 * (index + 1),
    35 + index * 7,
    index % 5 === 4 ? null : 40 + index,
  ]),
  totals: ['Total', null, null, 12.34 * ((rows * (rows + 1)) / 2), 35 * rows, null],
  emptyText: 'No trips.',
})

const aBarChart = (): Chart => ({
  kind: 'chart',
  form: 'stackedBars',
  title: 'Hours by day',
  categories: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  series: [
    { name: 'Driving', values: [130, 200, 180, 240, 90, 60, 0] },
    { name: 'Idle', values: [20, 30, 15, 60, 10, 5, 0] },
  ],
  valueKind: 'duration',
})

const aLineChart = (): Chart => ({
  kind: 'chart',
  form: 'line',
  title: 'Distance by day',
  categories: Array.from({ length: 30 }, (_, day) => `Jun ${day + 1}`),
  series: [
    {
      name: 'Distance',
      values: Array.from({ length: 30 }, (_, day) => (day === 12 ? null : 40 + 30 * Math.sin(day))),
    },
  ],
  valueKind: 'distance',
})

const aRanking = (names: readonly string[]): Chart => ({
  kind: 'chart',
  form: 'bars',
  title: 'Busiest devices',
  categories: names,
  series: [{ name: 'Distance', values: names.map((_, index) => 500 / (index + 1)) }],
  valueKind: 'distance',
})

const tiles: Block = {
  kind: 'tiles',
  tiles: [
    { label: 'Distance', value: 412.6, valueKind: 'distance', note: '12% more than the week before' },
    { label: 'Driving', value: 905, valueKind: 'duration', note: null },
    { label: 'Highest speed', value: 88.2, valueKind: 'speed', note: 'Sea Ray 240, June 3' },
    { label: 'Without contact', value: 130, valueKind: 'duration', note: null },
  ],
}

const NAMES = [
  'Sea Ray 240',
  '第八幸丸',
  '渔船 骉',
  'Łódź <b>van</b> & Söhne',
  'A name so long that it has to be broken somewhere',
]

const deviceSection = (name: string, index: number, rows: number): Section => ({
  title: name,
  blocks: [tiles, aDayBar(), aTrailMap(MIAMI, index + 1), aTripTable(rows, name)],
})

/** A weekly report of some devices, with every kind of block. */
export function aReportDocument({ devices = 2, rows = 6 } = {}): ReportDocument {
  const names = Array.from({ length: devices }, (_, index) => NAMES[index % NAMES.length] ?? '')
  return {
    title: 'Weekly analytics',
    subject: devices === 1 ? 'Sea Ray 240' : `All ${devices} devices`,
    period: 'June 1 – 7, 2026 · New York (EDT)',
    timezone: 'America/New_York',
    generatedAt: DAY_START + 7 * DAY_MS,
    sections: [
      {
        title: 'Summary',
        blocks: [
          tiles,
          {
            kind: 'paragraph',
            text: 'The fleet drove 412.6 km in 7 days. Thursday was the busiest day, and Sunday had no trips. '.repeat(
              4,
            ),
          },
          aBarChart(),
          aLineChart(),
          aRanking(NAMES),
          aHeatMap(),
        ],
      },
      ...names.map((name, index) => deviceSection(name, index, rows)),
    ],
    completeness: ['2 h 10 min without contact: distances and driving times of Sea Ray 240 may be too low.'],
    definitions: ['A stop is 5 minutes or more without movement.', 'Idle is standing with the engine on.'],
  }
}

/** A report of one page. */
export const aShortDocument = (rows = 3): ReportDocument => ({
  ...aReportDocument(),
  sections: [{ title: 'Trips', blocks: [aTripTable(rows)] }],
})
