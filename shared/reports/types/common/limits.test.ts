import { describe, expect, test } from 'vitest'
import { copiesOf, ofDevices } from '../../../../test/make/reports/narrowed.ts'
import { chartsOf } from '../../../../test/make/reports/read-document.ts'
import { aWeekInput } from '../../../../test/make/reports/week-input.ts'
import { NEW_YORK } from '../../../../test/make/reports/weeks.ts'
import { dailySummary } from '../daily-summary.ts'
import { NAMED_DEVICES_MAX } from './completeness.ts'
import { CHARTED_DEVICES_MAX } from './distance-charts.ts'

const input = aWeekInput(NEW_YORK)
const documentOf = (deviceId: string, count: number) => {
  const devices = ofDevices(input, deviceId).devices.flatMap((device) => copiesOf(device, count))
  return dailySummary.build({ ...input, devices }).document
}

describe('REP-3 a report of many devices', () => {
  test('REP-3 names up to five devices with limited figures, and counts more', () => {
    expect(documentOf('TRAILER3', NAMED_DEVICES_MAX).completeness).toHaveLength(NAMED_DEVICES_MAX)
    expect(documentOf('TRAILER3', NAMED_DEVICES_MAX + 1).completeness).toEqual([
      '6 devices sent no positions in this period.',
    ])
    expect(documentOf('TRUCK7', NAMED_DEVICES_MAX + 1).completeness).toEqual([
      '6 devices were without contact for 288\u202fh in total, so their figures may be too low.',
    ])
  })

  test('REP-3 charts up to ten devices, and says so of more', () => {
    const titlesOf = (count: number) => chartsOf(documentOf('VAN1', count)).map(({ title }) => title)
    expect(titlesOf(CHARTED_DEVICES_MAX)).toContain('Distance by device')
    expect(titlesOf(CHARTED_DEVICES_MAX + 1)).toContain('Distance of the 10 devices driven farthest')
  })
})
