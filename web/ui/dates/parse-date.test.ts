import { describe, expect, test } from 'vitest'
import { parseDay, parseMinute } from './parse-date.ts'

describe('SET-1 a typed date is read in the account’s date format', () => {
  test.each([
    ['05/06/2026', 'MM/DD/YYYY', '2026-05-06'],
    ['05/06/2026', 'DD/MM/YYYY', '2026-06-05'],
    ['5.6.2026', 'DD.MM.YYYY', '2026-06-05'],
    ['05.06.2026.', 'DD.MM.YYYY', '2026-06-05'],
    ['05-06-2026', 'MM/DD/YYYY', '2026-05-06'],
    ['2026-05-06', 'YYYY-MM-DD', '2026-05-06'],
    ['2026-05-06', 'DD/MM/YYYY', '2026-05-06'],
    ['2026/5/6', 'DD.MM.YYYY', '2026-05-06'],
    ['  05/06/2026 ', 'MM/DD/YYYY', '2026-05-06'],
  ] as const)('SET-1 %j as %s is %s', (text, format, day) => {
    expect(parseDay(text, format)).toBe(day)
  })

  test.each([
    '',
    '05/06',
    '05/06/20',
    '05/06/202',
    '31/02/2026',
    '13/13/2026',
    '0/1/2026',
    'today',
    '1/2/2026/3',
  ])('SET-1 %j is no date yet', (text) => {
    expect(parseDay(text, 'DD/MM/YYYY')).toBeNull()
  })
})

describe('SET-1 a typed date and time', () => {
  const minute = (text: string) => parseMinute(text, 'MM/DD/YYYY', () => '23:59')
  test.each([
    ['05/06/2026, 2:05\u202fPM', '2026-05-06T14:05'],
    ['05/06/2026 2:05 pm', '2026-05-06T14:05'],
    ['05/06/2026 2p.m.', '2026-05-06T14:00'],
    ['05/06/2026, 14:05', '2026-05-06T14:05'],
    ['05/06/2026 12:00 AM', '2026-05-06T00:00'],
    ['05/06/2026 12:00 PM', '2026-05-06T12:00'],
    ['05/06/2026 00:00', '2026-05-06T00:00'],
    ['05/06/2026 23:59', '2026-05-06T23:59'],
    ['2026-05-06T14:05', '2026-05-06T14:05'],
    ['05/06/2026', '2026-05-06T23:59'],
  ])('SET-1 %j is %s', (text, value) => {
    expect(minute(text)).toBe(value)
  })

  test.each([
    '',
    '14:05',
    '05/06/2026 24:00',
    '05/06/2026 12:60',
    '05/06/2026 13:00 PM',
    '05/06/2026 0:30 AM',
    '05/06/2026 x',
  ])('SET-1 %j is none', (text) => {
    expect(minute(text)).toBeNull()
  })
})
