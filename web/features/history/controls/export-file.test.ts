import { expect, test } from 'vitest'
import { aRoutePoint, ROUTE_START } from '../../../../test/make/tracking/a-route-point.ts'
import { EXPORT_FORMATS, exportFile } from './export-file.ts'

const TRACKS = [{ name: '=Sea Ray', points: [aRoutePoint(0)] }]
const NAMED = { title: '=Sea Ray', span: { from: ROUTE_START, to: ROUTE_START }, timeZone: 'UTC' }

test.each(EXPORT_FORMATS)('T27 %s contains the point and no formula', (format) => {
  const { name, text } = exportFile(format, TRACKS, NAMED)
  expect(name).toMatch(new RegExp(`^sea-ray_.*\\.${format}$`))
  expect(text).toContain('26.1')
  expect(/^\ufeff?=|\n=/.test(text)).toBe(false)
})
