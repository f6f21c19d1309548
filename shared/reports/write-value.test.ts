import { describe, expect, test } from 'vitest'
import { aWriting } from '../../test/make/reports/a-writing.ts'
import type { Value, ValueKind } from './document.ts'
import { createValueTexts, isNumeric } from './write-value.ts'

const NOON_IN_NEW_YORK = Date.UTC(2026, 5, 1, 16)
const miles = createValueTexts(aWriting())
const metric = createValueTexts(
  aWriting({ units: 'km', dateFormat: 'DD.MM.YYYY', timeFormat: '24h', timezone: 'Europe/Berlin' }),
)
const nautical = createValueTexts(aWriting({ units: 'nautical' }))
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

describe('REP-3 a value as text', () => {
  test.each<[Value, ValueKind, string[]]>([
    [100, 'distance', ['62.1 mi', '100.0 km', '54.0 nmi']],
    [100, 'speed', ['62 mph', '100 km/h', '54 kn']],
    [1234.5, 'decimal', ['1,234.5', '1,234.5', '1,234.5']],
    [1234, 'integer', ['1,234', '1,234', '1,234']],
    [0.125, 'percent', ['13%', '13%', '13%']],
    [1059.94, 'money', ['$1,059.94', '$1,059.94', '$1,059.94']],
    [12.64, 'volts', ['12.6 V', '12.6 V', '12.6 V']],
    ['Boat', 'text', ['Boat', 'Boat', 'Boat']],
    [null, 'distance', ['–', '–', '–']],
    [null, 'text', ['–', '–', '–']],
  ])('REP-3 %j as %s is %j', (value, kind, texts) => {
    expect([miles, metric, nautical].map(({ valueText }) => plain(valueText(value, kind)))).toEqual(texts)
  })

  test.each([
    [0, '0 min'],
    [0.4, '0 min'],
    [59.4, '59 min'],
    [59.5, '1 h'],
    [60, '1 h'],
    [61, '1 h 1 min'],
    [130, '2 h 10 min'],
    [90_000, '1,500 h'],
  ])('REP-3 a duration of %d minutes is %s', (minutes, text) => {
    expect(plain(miles.valueText(minutes, 'duration'))).toBe(text)
  })

  test('REP-3 times and days follow the zone and the formats of the account', () => {
    expect(plain(miles.valueText(NOON_IN_NEW_YORK, 'time'))).toBe('12:00 PM')
    expect(metric.valueText(NOON_IN_NEW_YORK, 'time')).toBe('18:00')
    expect(metric.valueText(NOON_IN_NEW_YORK, 'dateTime')).toBe('01.06.2026, 18:00')
    expect(miles.valueText('2026-06-09', 'date')).toBe('06/09/2026')
    expect(metric.valueText('2026-06-09', 'date')).toBe('09.06.2026')
    expect(metric.valueText(NOON_IN_NEW_YORK, 'date')).toBe('01.06.2026')
  })

  test('REP-3 a text in a column of another kind stays as it is', () => {
    expect(miles.valueText('Total', 'date')).toBe('Total')
    expect(miles.valueText('Total', 'distance')).toBe('Total')
  })
})

test('REP-3 an axis has round numbers in the unit of the account, and durations in hours', () => {
  expect(nautical.axisValue(185.2, 'distance')).toBeCloseTo(100)
  expect(plain(nautical.axisText(100, 'distance'))).toBe('100 nmi')
  expect(miles.axisValue(150, 'duration')).toBe(2.5)
  expect(plain(miles.axisText(2.5, 'duration'))).toBe('2.5 h')
  expect(miles.axisText(7, 'integer')).toBe('7')
})

test('REP-3 numbers are at the right, texts and times at the left', () => {
  const kinds: ValueKind[] = [
    'integer',
    'distance',
    'duration',
    'percent',
    'text',
    'time',
    'date',
    'dateTime',
  ]
  expect(kinds.filter(isNumeric)).toEqual(['integer', 'distance', 'duration', 'percent'])
})
