import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { ReportFormat } from '../../../../shared/reports/report-type.ts'
import { alertSummary } from '../../../../shared/reports/types/alert-summary.ts'
import { fonts } from '../../../../test/make/pdf/fonts.ts'
import { ground } from '../../../../test/make/reports/a-ground.ts'
import { aDocument, aTable } from '../../../../test/make/reports/a-table.ts'
import { bytesOf, readWorkbook } from '../../../../test/make/reports/read-workbook.ts'
import { aReportDevice, aWeekInput } from '../../../../test/make/reports/week-input.ts'
import { NEW_YORK } from '../../../../test/make/reports/weeks.ts'
import { DEVICES_PER_ARCHIVE, DEVICES_PER_FILE, PAGED_ROWS_MAX, renderReport } from './render-report.ts'

const DEPS = { fonts, ground, paper: 'LETTER' } as const

const rendered = (format: ReportFormat, deviceCount: number) => {
  const devices = Array.from({ length: deviceCount }, (_, index) => {
    const number = String(index + 1).padStart(4, '0')
    return aReportDevice(index === 0 ? 'VAN1' : `D${number}`, `../Device ${number}`, 'car')
  })
  return renderReport(
    { reportType: 'alert_summary', format },
    alertSummary,
    aWeekInput(NEW_YORK, { devices }),
    DEPS,
  )
}

describe('REP-3 the file of a report', () => {
  test.each([
    ['pdf', 'application/pdf', 'pdf', '%PDF'],
    ['html', 'text/html', 'html', '<!doctype html>'],
    ['excel', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx', 'PK'],
    ['csv', 'text/csv', 'csv', '\ufeffDevice,Time,'],
    ['json', 'application/json', 'json', '{"reportType":"alert_summary"'],
  ] as const)('REP-3 as %s is of the type %s', async (format, mediaType, extension, start) => {
    const report = rendered(format, 1)
    expect(report).toMatchObject({ mediaType, extension, document: { title: 'Alerts' } })
    const text = Buffer.from(await bytesOf(report.content)).toString()
    expect(text.startsWith(start)).toBe(true)
  })

  test.each(['pdf', 'html'] as const)(
    'REP-3 as %s of 50 devices is one file, of 51 an archive',
    async (format) => {
      expect(rendered(format, DEVICES_PER_FILE).extension).toBe(format)
      const report = rendered(format, DEVICES_PER_FILE + 1)
      expect(report).toMatchObject({ mediaType: 'application/zip', extension: 'zip' })
      const files = unzipSync(await bytesOf(report.content))
      expect(Object.keys(files)).toEqual([
        'all-devices.xlsx',
        `devices-1-to-50.${format}`,
        `devices-51-to-51.${format}`,
      ])
      const all = readWorkbook(files['all-devices.xlsx'] ?? new Uint8Array()).sheet('By device')
      expect(all.rows).toHaveLength(DEVICES_PER_FILE + 3)
    },
  )

  test('REP-3 each part of an archive is about its own devices', async () => {
    const files = unzipSync(await bytesOf(rendered('html', DEVICES_PER_FILE + 2).content))
    const [first, second] = Object.entries(files).flatMap(([name, bytes]) =>
      name.endsWith('.html') ? [Buffer.from(bytes).toString()] : [],
    )
    expect(first).toContain('Device 0050')
    expect(first).not.toContain('Device 0051')
    expect(first).toContain('Entered Depot')
    expect(second).toContain('Device 0051')
    expect(second).not.toContain('Device 0050')
    expect(second).not.toContain('Entered Depot')
  })

  test('REP-3 as a workbook has any number of devices; as PDF 1,001 are refused', () => {
    expect(rendered('excel', DEVICES_PER_ARCHIVE + 1).extension).toBe('xlsx')
    expect(rendered('pdf', DEVICES_PER_ARCHIVE).extension).toBe('zip')
    expect(() => rendered('pdf', DEVICES_PER_ARCHIVE + 1)).toThrow('too-many-devices')
  })

  test('REP-3 as a workbook has any number of rows; as PDF or HTML 20,001 are refused', () => {
    const withRows = (format: ReportFormat, count: number) => {
      const rows = Array.from({ length: count }, () => ['Sea Ray'])
      const definition = {
        ...alertSummary,
        build: () => ({ document: aDocument([aTable({ rows })]), parts: {} }),
      }
      return renderReport({ reportType: 'alert_summary', format }, definition, aWeekInput(NEW_YORK), DEPS)
    }
    expect(withRows('pdf', PAGED_ROWS_MAX).extension).toBe('pdf')
    expect(withRows('csv', PAGED_ROWS_MAX + 1).extension).toBe('csv')
    for (const format of ['pdf', 'html'] as const)
      expect(() => withRows(format, PAGED_ROWS_MAX + 1)).toThrow('too-many-devices')
  })
})
