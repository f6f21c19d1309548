import { expect, test } from 'vitest'
import { zoneTimes } from './zone-times.ts'

const AT = Date.parse('2026-06-01T03:04:05Z')

test.each([
  ['America/New_York', '12h', /^11:04:05\sPM$/, '2026-05-31'],
  ['America/New_York', '24h', /^23:04:05$/, '2026-05-31'],
  ['Asia/Kolkata', '24h', /^0?8:34:05$/, '2026-06-01'],
  ['UTC', '12h', /^3:04:05\sAM$/, '2026-06-01'],
] as const)(
  'HIS-1 times are in the account’s time zone %s and %s format',
  (timezone, timeFormat, exact, day) => {
    const times = zoneTimes({ timezone, timeFormat })
    expect(times.exact(AT)).toMatch(exact)
    expect(times.today(AT)).toBe(day)
  },
)
