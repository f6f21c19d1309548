import { expect, test } from 'vitest'
import { aDevice } from '../../../make/a-device.ts'
import { devicesCsv } from './devices-csv.ts'

const WRITTEN = {
  timeZone: 'America/New_York',
  perKmh: 0.5,
  headText: (column: string) => column,
  typeText: (type: string) => type.toUpperCase(),
  yesNo: { subscribed: ['yes', 'no'], online: ['online', 'offline'] },
} satisfies Parameters<typeof devicesCsv>[1]
const lineOf = (device: Parameters<typeof aDevice>[0]) =>
  devicesCsv([aDevice(device)], WRITTEN).split('\r\n')[1]

test('DEV-1 a device is one line, with times in the zone and speeds in the units of the account', () => {
  expect(lineOf({ tags: ['north', 'rented'], originalPlate: 'FL-77 X' })).toBe(
    'Sea Ray 240,SEA240,FL-77 X,BOAT,north; rented,yes,online,25.77,-80.17,15.8,2026-11-21T07:00:01-05:00',
  )
})

test('DEV-1 what is unknown is empty', () => {
  expect(lineOf({ tracking: null, hasSubscription: false, isOnline: false })).toBe(
    'Sea Ray 240,SEA240,SEA240,BOAT,,no,offline,,,,',
  )
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1', '"=1'])(
  'DEV-1 a spreadsheet runs no formula from a name, plate, type or tag: %j',
  (formula) => {
    const line = lineOf({ deviceName: formula, originalPlate: formula, deviceType: formula, tags: [formula] })
    const fields = (line ?? '').split(',').map((field) => field.replace(/^"/, ''))
    expect([0, 2, 3, 4].map((index) => fields[index]?.[0])).toEqual(["'", "'", "'", "'"])
  },
)
