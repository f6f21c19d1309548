import { expect, test } from 'vitest'
import { fileName } from './export-file.ts'

const ZONE = 'America/New_York'
const WEEK = { from: Date.parse('2026-05-01T04:00Z'), to: Date.parse('2026-05-08T04:00Z') - 1 }

test.each([
  ['Sea Ray 240', 'sea-ray-240_2026-05-01_2026-05-07.gpx'],
  ['../../etc/passwd', 'etc-passwd_2026-05-01_2026-05-07.gpx'],
  ['Čamac', 'camac_2026-05-01_2026-05-07.gpx'],
  ['CON\r\n.exe', 'con-exe_2026-05-01_2026-05-07.gpx'],
  ['船', 'route_2026-05-01_2026-05-07.gpx'],
])('T29 a file of %j is named %j', (title, name) => {
  expect(fileName(title, WEEK, ZONE, 'gpx')).toBe(name)
})

test.each([
  ['2026-05-01T04:00:00.000Z', '2026-05-02T03:59:59.999Z', '2026-05-01'],
  ['2026-05-01T04:00:00.000Z', '2026-05-02T03:59:59.998Z', '2026-05-01_0000-2359'],
  ['2026-05-01T12:12:00.000Z', '2026-05-01T13:40:00.000Z', '2026-05-01_0812-0940'],
  ['2026-05-02T03:59:59.999Z', '2026-05-02T04:00:00.000Z', '2026-05-01_2026-05-02'],
])('HIS-1 a file from %s to %s is named after its whole range', (from, to, range) => {
  expect(fileName('Van', { from: Date.parse(from), to: Date.parse(to) }, ZONE, 'csv')).toBe(
    `van_${range}.csv`,
  )
})
