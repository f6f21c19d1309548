import { describe, expect, test } from 'vitest'
import { cells, chartsOf, hasTile, tableWith, tileOf } from '../../../test/make/reports/read-document.ts'
import { aLiveDevice, aReportDevice, aWeekInput } from '../../../test/make/reports/week-input.ts'
import { MOORING, YARD } from '../../../test/make/reports/week-places.ts'
import { at, FRI, generatedAt, NEW_YORK, SAT } from '../../../test/make/reports/weeks.ts'
import type { Tracking } from '../../devices/tracking.ts'
import { toIso } from '../../time.ts'
import type { ReportDevice, ReportInput } from '../report-input.ts'
import { FleetStatusParts, fleetStatus } from './fleet-status.ts'

const week = NEW_YORK
const now = generatedAt(week)
const saturdayNoon = at(week, SAT, '12:00')
const documentOf = (input: ReportInput) => fleetStatus.build(input).document
const statusOf = (...devices: readonly ReportDevice[]) => documentOf(aWeekInput(week, { devices }))

const aDevice = (tracking: Partial<Tracking> = {}, fields: Partial<ReportDevice> = {}) =>
  aReportDevice('D1', 'Truck 7', 'truck', {
    live: aLiveDevice('D1', 'Truck 7', YARD, at(week, FRI, '17:00'), now, tracking),
    ...fields,
  })
const aSilentDevice = () =>
  aDevice({ freshness: 'silent', motionStatus: 'MOVING', speed: 45, updateTime: toIso(saturdayNoon) })
const attentionIn = (document: ReturnType<typeof documentOf>) => tableWith(document, 'reason').rows

describe('REP-3 the fleet’s status', () => {
  test('REP-3 is about now', () => {
    expect(statusOf(aDevice()).period).toBe('As of November 2, 2026, 06:00')
  })

  test('REP-3 has where each device is, since when, and how it is', () => {
    const table = tableWith(statusOf(aDevice()), 'status')
    const keys = [
      'status',
      'since',
      'place',
      'position',
      'lastContact',
      'speedKmh',
      'battery',
      'subscription',
    ]
    expect(cells(table, 'Truck 7', keys)).toEqual([
      'Stopped',
      at(week, FRI, '17:00'),
      'Yard',
      'Live',
      now,
      0,
      12.7,
      'Tracked',
    ])
  })

  test('REP-3 does not say of a silent device what it does now', () => {
    const document = statusOf(aSilentDevice())
    const keys = ['status', 'position', 'speedKmh', 'lastContact']
    expect(cells(tableWith(document, 'status'), 'Truck 7', keys)).toEqual([
      'Was moving',
      'Silent',
      null,
      saturdayNoon,
    ])
    expect(tileOf(document, 'Moving').value).toBe(0)
    expect(tileOf(document, 'Silent').value).toBe(1)
    expect(attentionIn(document)).toEqual([['Truck 7', 'No contact since October 31, 2026, 12:00']])
    expect(document.completeness).toEqual(['1 device is silent. Its position is the last known one.'])
  })

  test.each([
    [12.2, []],
    [12.19, [['Truck 7', 'Low battery: 12.2\u202fV']]],
    [11.9, [['Truck 7', 'Low battery: 11.9\u202fV']]],
    [null, []],
  ])('REP-3 calls a battery low below 12.2 V: %s V', (batteryVoltage, attention) => {
    expect(attentionIn(statusOf(aDevice({ batteryVoltage })))).toEqual(attention)
  })

  test('REP-3 has the charge of a tracker that reports no voltage', () => {
    const table = tableWith(statusOf(aDevice({ batteryVoltage: null, batteryPercent: 83 })), 'battery')
    expect(cells(table, 'Truck 7', ['battery'])).toEqual(['83%'])
  })

  test('REP-3 has storage mode, a cut relay and a missing subscription', () => {
    const device = aDevice({ freshness: 'asleep' }, { isTracked: false })
    const live = { ...device.live, isInStorageMode: true, isRelayCut: true }
    const document = statusOf({ ...device, live })
    expect(cells(tableWith(document, 'mode'), 'Truck 7', ['position', 'mode', 'subscription'])).toEqual([
      'Asleep',
      'Storage mode',
      'None',
    ])
    expect(attentionIn(document)).toEqual([
      ['Truck 7', 'Relay is cut'],
      ['Truck 7', 'No subscription'],
    ])
    expect(tileOf(document, 'Needs attention').value).toBe(1)
  })

  test('REP-3 says of a device that never reported that it has no position', () => {
    const document = statusOf(aReportDevice('D2', 'Trailer 3', 'trailer'))
    expect(cells(tableWith(document, 'status'), 'Trailer 3', ['status', 'place'])).toEqual([
      'No position yet',
      null,
    ])
    expect(attentionIn(document)).toEqual([['Trailer 3', 'No position yet']])
    expect(document.completeness).toEqual(['1 device has not sent a position yet.'])
  })

  test('REP-3 counts what several devices do', () => {
    const moving = aDevice({ motionStatus: 'MOVING', speed: 45 })
    const boat = aReportDevice('B1', 'Sea Ray 240', 'boat', {
      live: aLiveDevice('B1', 'Sea Ray 240', MOORING, 0, now),
    })
    const document = statusOf(moving, boat, aSilentDevice())
    const [chart] = chartsOf(document)
    expect(chart?.form === 'bars' && [chart.categories, chart.series[0]?.values]).toEqual([
      ['Moving', 'Stopped', 'Silent'],
      [1, 1, 1],
    ])
    expect(chartsOf(statusOf(moving))).toEqual([])
  })

  test('REP-3 says so where nothing needs attention, and where there are no devices', () => {
    expect(tableWith(statusOf(aDevice()), 'reason')).toMatchObject({
      rows: [],
      emptyText: 'Nothing needs your attention.',
    })
    const none = statusOf()
    expect(hasTile(none, 'Devices')).toBe(true)
    expect(tableWith(none, 'status').emptyText).toBe('There are no devices in this report.')
  })

  test('REP-3 has the same in JSON', () => {
    const { parts } = fleetStatus.build(aWeekInput(week, { devices: [aSilentDevice()] }))
    expect(FleetStatusParts.parse(parts).status).toMatchObject([
      {
        deviceId: 'D1',
        attention: ['noContact'],
        position: { place: { name: 'Yard' }, freshness: 'silent', lastContactAt: toIso(saturdayNoon) },
      },
    ])
  })
})
