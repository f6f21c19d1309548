import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Preferences } from '../../../shared/account/preferences.ts'
import { LANGUAGES } from '../../../shared/i18n/language.ts'
import { createTimes } from '../../../shared/times/times.ts'
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
  const minute = (text: string) => parseMinute(text, 'MM/DD/YYYY', () => '23:59', 'en')
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
    '05/06/2026 am 2 pm',
    '05/06/2026 午後2:05',
  ])('SET-1 %j is none', (text) => {
    expect(minute(text)).toBeNull()
  })
})

const { dateFormat, timeFormat } = Preferences.shape
const CLOCKS = dateFormat.options.flatMap((date) => timeFormat.options.map((time) => [date, time] as const))

describe.each(LANGUAGES)('SET-1 PUB-5 in %s', (language) => {
  test.each(CLOCKS)('SET-1 PUB-5 what a field shows as %s, %s is read back', (date, time) => {
    const clock = { timezone: 'UTC', firstDayOfWeek: 'monday', dateFormat: date, timeFormat: time } as const
    const page = { language, invalid: '', browserZone: 'UTC', now: 0 }
    const { dateAndTime } = createTimes(clock, page)
    const instants = fc.date({
      min: new Date('1990-01-01'),
      max: new Date('2090-01-01'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(instants, (at) => {
        const minute = at.toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length)
        expect(parseMinute(dateAndTime(at.getTime()), date, () => '00:00', language)).toBe(minute)
      }),
    )
  })
})

test.each([
  ['es', '05/06/2026 2:03 p. m.', '2026-06-05T14:03'],
  ['es', '05/06/2026, 2:03\u00a0p.\u202fm.', '2026-06-05T14:03'],
  ['pt', '05/06/2026 2:03 PM', '2026-06-05T14:03'],
  ['zh', '05/06/2026 下午2:03', '2026-06-05T14:03'],
  ['zh', '05/06/2026 上午 12:03', '2026-06-05T00:03'],
  ['ja', '05/06/2026 午後2:03', '2026-06-05T14:03'],
  ['ja', '05/06/2026 2:03pm', '2026-06-05T14:03'],
])('SET-1 PUB-5 in %s %j is %s', (language, text, minute) => {
  expect(parseMinute(text, 'DD/MM/YYYY', () => '00:00', language)).toBe(minute)
})
