import { expect, test } from 'vitest'
import { languageClock } from './language-clock.ts'

test.each([
  ['en-US', '12h', 'MM/DD/YYYY'],
  ['en-GB', '24h', 'DD/MM/YYYY'],
  ['de-DE', '24h', 'DD.MM.YYYY'],
  ['fr-FR', '24h', 'DD/MM/YYYY'],
  ['ja-JP', '24h', 'YYYY-MM-DD'],
  ['en-IN', '12h', 'DD/MM/YYYY'],
])(
  'SHR-4 without an account, a browser in %s has a %s clock and dates as %s',
  (language, timeFormat, dateFormat) => {
    expect(languageClock(language, 'Asia/Tokyo')).toMatchObject({
      timezone: 'Asia/Tokyo',
      timeFormat,
      dateFormat,
    })
  },
)
