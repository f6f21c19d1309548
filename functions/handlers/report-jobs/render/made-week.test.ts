import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { maintenanceStatusOf } from '../../../../shared/maintenance/due.ts'
import { REPORT_DEFINITIONS } from '../../../../shared/reports/report-definitions.ts'
import type { ReportInput } from '../../../../shared/reports/report-input.ts'
import { ReportJson } from '../../../../shared/reports/report-json.ts'
import { type ReportFormat, ReportType } from '../../../../shared/reports/report-type.ts'
import { anInterval } from '../../../../test/make/maintenance/an-interval.ts'
import { fonts } from '../../../../test/make/pdf/fonts.ts'
import { ground } from '../../../../test/make/reports/a-ground.ts'
import { FORMULAS, MARKUP } from '../../../../test/make/reports/hostile-texts.ts'
import { parseCsv } from '../../../../test/make/reports/parse-csv.ts'
import { bytesOf, readWorkbook } from '../../../../test/make/reports/read-workbook.ts'
import { aWeekInput } from '../../../../test/make/reports/week-input.ts'
import { NEW_YORK, WEEKS, type Week } from '../../../../test/make/reports/weeks.ts'
import { renderReport } from './render-report.ts'

const TYPES = ReportType.options
const DEPS = { fonts, ground, paper: 'A4' } as const

/** The made week, with a maintenance interval on each device. */
function weekOf(week: Week, names: readonly string[] = ['Oil change']): ReportInput {
  const input = aWeekInput(week)
  const now = { odometerKm: 25_000, engineHours: null, now: input.generatedAt, timezone: week.zone }
  const devices = input.devices.map((device) => ({
    ...device,
    maintenance: names.map((name, index) =>
      maintenanceStatusOf(
        anInterval({ id: `${device.deviceId}-${index}`, deviceId: device.deviceId, name, everyKm: 30_000 }),
        now,
      ),
    ),
  }))
  return { ...input, devices }
}

const bytesAs = (reportType: ReportType, format: ReportFormat, input: ReportInput) =>
  bytesOf(renderReport({ reportType, format }, REPORT_DEFINITIONS[reportType], input, DEPS).content)
const textAs = async (reportType: ReportType, format: ReportFormat, input = weekOf(NEW_YORK)) =>
  Buffer.from(await bytesAs(reportType, format, input)).toString()

const jsonOf = async (reportType: ReportType, input: ReportInput): Promise<unknown> =>
  JSON.parse(await textAs(reportType, 'json', input))
const csvOf = async (reportType: ReportType, input = weekOf(NEW_YORK)) =>
  parseCsv((await textAs(reportType, 'csv', input)).slice(1))
const workbookOf = async (reportType: ReportType, input = weekOf(NEW_YORK)) =>
  readWorkbook(await bytesAs(reportType, 'excel', input))

/** The totals of the generated week of all devices. Only Sunday differs, when the clocks change. */
const TRUTH = {
  distanceKm: 840,
  drivingMinutes: 770,
  idleMinutes: 50,
  engineMinutes: 820,
  maxSpeedKmh: 90,
  trips: 22,
}
const DISTANCES_KM = { VAN1: 420, BOAT2: 0, TRAILER3: 0, TRUCK7: 360, PICKUP4: 60 }

describe.each(WEEKS)('REP-3 the made week in $zone', (week) => {
  test.each(TYPES)(
    'REP-3 as JSON of the type %s has the exact totals, and is as documented',
    async (type) => {
      const report = await jsonOf(type, weekOf(week))
      const parsed: z.infer<typeof ReportJson> = ReportJson.parse(report)
      expect(parsed).toEqual(report)
      expect(parsed.totals).toMatchObject(TRUTH)
      const distances = parsed.devices.map(({ deviceId, distanceKm }) => [deviceId, distanceKm])
      expect(Object.fromEntries(distances)).toEqual(DISTANCES_KM)
    },
  )

  test.each(TYPES)(
    'REP-3 the type %s has the same rows as CSV and in a sheet of its workbook',
    async (type) => {
      const [head = [], ...lines] = await csvOf(type, weekOf(week))
      const { names, sheet } = await workbookOf(type, weekOf(week))
      expect(lines.length).toBeGreaterThan(0)
      const same = names.map((name) => sheet(name).rows).find(([first]) => first?.join() === head.join())
      const numbers = head
        .map((heading, column) => ({ heading, column }))
        .filter(({ heading }) => /\(/.test(heading))
      for (const { column } of numbers)
        expect(same?.slice(1, lines.length + 1).map((row) => row[column] ?? null)).toEqual(
          lines.map((line) => (line[column] === '' ? null : Number(line[column]))),
        )
    },
  )
})

test.each([
  ['daily_summary', 'Distance (km)', 840],
  ['weekly_analytics', 'Distance (km)', 840],
  ['monthly_overview', 'Driving (min)', 770],
  ['trip_analysis', 'Distance (km)', 840],
  ['usage_pattern', 'Driving (min)', 770],
  ['geofence_activity', 'Time inside (min)', 3_960],
] as const)('REP-3 a column of the CSV of %s adds up to the truth', async (type, heading, truth) => {
  const [head = [], ...lines] = await csvOf(type)
  const column = head.indexOf(heading)
  expect(lines.reduce((sum, line) => sum + Number(line[column]), 0)).toBe(truth)
})

describe('T26 T27 a report on hostile names', () => {
  const names = [...FORMULAS, ...MARKUP]
  /** The API refuses control characters in these. */
  const intervalNames = names.filter((name) => !/\p{Cc}/u.test(name))
  const input = () => {
    const week = weekOf(NEW_YORK, intervalNames)
    const [device] = week.devices
    const [visit] = week.visits
    return {
      ...week,
      devices: device === undefined ? [] : names.map((deviceName) => ({ ...device, deviceName })),
      visits:
        visit === undefined
          ? []
          : names.map((geofenceName, index) => ({ ...visit, geofenceName, geofenceId: `G${index}` })),
      events: week.events
        .slice(0, 1)
        .flatMap((event) => names.map((deviceName) => ({ ...event, deviceName }))),
      placeName: () => '=HYPERLINK("http://evil.example")',
    }
  }

  test.each(TYPES)('T27 %s has no formula in its CSV and its workbook', async (type) => {
    const fields = (await csvOf(type, input())).flat()
    expect(fields.filter((field) => FORMULAS.includes(field))).toEqual([])
    const { names: sheets, sheet, parts } = await workbookOf(type, input())
    expect(sheets.flatMap((name) => sheet(name).formulas)).toEqual([])
    expect([...parts.values()].join('')).not.toMatch(/<f[\s>]|<(script|img|svg)/)
  })

  test.each(TYPES)('T26 %s has the names as they are in its JSON', async (type) => {
    const { devices } = ReportJson.parse(await jsonOf(type, input()))
    expect(devices.map(({ deviceName }) => deviceName)).toEqual(names)
  })
})
