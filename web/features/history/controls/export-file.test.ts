import { expect, test } from 'vitest'
import { aRoutePoint } from '../../../../test/make/tracking/a-route-point.ts'
import { EXPORT_FORMATS, exportFile } from './export-file.ts'

const TRACKS = [{ name: '=Sea Ray', points: [aRoutePoint(0)] }]

test.each([
  ['Sea Ray 240', 'Sea-Ray-240-2026-06-01.gpx'],
  ['../../etc/passwd', 'etc-passwd-2026-06-01.gpx'],
  ['Čamac', 'Camac-2026-06-01.gpx'],
  ['船', 'route-2026-06-01.gpx'],
])('T29 a file of %j is named %j', (title, name) => {
  expect(exportFile('gpx', TRACKS, title, '2026-06-01').name).toBe(name)
})

test.each(EXPORT_FORMATS)('T27 %s contains the point and no formula', (format) => {
  const { text } = exportFile(format, TRACKS, 'x', '2026-06-01')
  expect(text).toContain('26.1')
  expect(/^\ufeff?=|\n=/.test(text)).toBe(false)
})
