import { expect, test } from 'vitest'
import { reportTypes } from '../../../../shared/i18n/en/report-types.ts'
import { aGeneratedReport } from '../../../../test/make/generated-report.ts'
import { foundReports } from './found-reports.ts'

const REPORTS = [
  aGeneratedReport({ reportType: 'trip_analysis' }),
  aGeneratedReport({ reportType: 'fleet_status' }),
]

test.each([
  ['', ['trip_analysis', 'fleet_status']],
  [' Trips ', ['trip_analysis']],
  ['trip_analysis', ['trip_analysis']],
  ['FLEET st', ['fleet_status']],
  ['maintenance', []],
])('REP-5 the search for "%s" finds %j', (text, types) => {
  expect(foundReports(REPORTS, text, reportTypes).map(({ reportType }) => reportType)).toEqual(types)
})
