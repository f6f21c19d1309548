import { describe, expect, test } from 'vitest'
import { csvOf, csvText } from './export-csv.ts'

const START = Date.UTC(2026, 5, 1, 12)

describe('T27 a CSV field', () => {
  test.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\0=1',
    '＝1+1',
    '＋1',
    '－1',
    '＠A1',
    '  =1',
    '"=1',
    "'=1",
    '“=1',
    '\u200b=1',
    '\ufeff@A1',
    '\u00a0-1',
  ])('T27 escapes %j, which would run as a formula', (text) => {
    expect(csvText(text).replace(/^"/, '').startsWith("'")).toBe(true)
  })

  test.each(['Sea Ray 240', '2=2', 'A-1', "O'Neill", '船', ''])('T27 leaves %j as it is', (text) => {
    expect(csvText(text)).toBe(text)
  })

  test.each([
    ['Smith, John', '"Smith, John"'],
    ['6" pipe', '"6"" pipe"'],
    ['two\nlines', '"two\nlines"'],
    ['=A1,B1', `"'=A1,B1"`],
  ])('T27 quotes %j as in RFC 4180', (text, quoted) => {
    expect(csvText(text)).toBe(quoted)
  })
})

test('T27 numbers stay numbers: a western longitude gets no apostrophe', () => {
  const known = { shownAt: START, lat: 41.8, lng: -87.6, speedKmh: 12.5, course: 90, altitudeM: -2 }
  const unknown = { ...known, lat: -0.5, speedKmh: null, course: null, altitudeM: null }
  expect(csvOf([{ name: '=cmd', points: [known, unknown] }])).toBe(
    [
      'device,time,latitude,longitude,speed_kmh,heading,altitude_m',
      `'=cmd,2026-06-01T12:00:00.000Z,41.8,-87.6,12.5,90,-2`,
      `'=cmd,2026-06-01T12:00:00.000Z,-0.5,-87.6,,,`,
      '',
    ].join('\r\n'),
  )
})
