import { expect, test } from 'vitest'
import { LANGUAGES } from '../i18n/language.ts'
import { createDateWords, dateTimeSeparator, wordedDate } from './date-words.ts'

const DAY = '2026-05-03'

test.each([
  ['en', 'May 3, 2026', 'Sunday, May 3, 2026', 'May 03'],
  ['es', '3 de mayo de 2026', 'domingo, 3 de mayo de 2026', '3 may'],
  ['zh', '2026年5月3日', '2026年5月3日星期日', '5月3日'],
  ['pt', '3 de maio de 2026', 'domingo, 3 de maio de 2026', '3 de mai.'],
  ['ja', '2026年5月3日', '2026年5月3日日曜日', '5月3日'],
  ['fr', '3 mai 2026', 'dimanche 3 mai 2026', '3 mai'],
])('PUB-5 a date in %s is %s', (language, words, long, near) => {
  const written = createDateWords('MM/DD/YYYY', language)
  expect([written.words(DAY), written.longDate(DAY), written.monthAndDay(DAY)]).toEqual([words, long, near])
})

test('PUB-5 only English follows the order of the account’s numbers', () => {
  expect(wordedDate(DAY, 'DD.MM.YYYY', 'en')).toBe('3 May 2026')
  expect(wordedDate(DAY, 'DD.MM.YYYY', 'ja')).toBe('2026年5月3日')
})

test.each(LANGUAGES)('PUB-5 years first are numbers in %s too', (language) => {
  const { words, monthAndDay } = createDateWords('YYYY-MM-DD', language)
  expect([words(DAY), monthAndDay(DAY)]).toEqual([DAY, '05-03'])
})

test('PUB-5 a time follows a date as the language has it', () => {
  expect(LANGUAGES.map(dateTimeSeparator)).toEqual([', ', ', ', ' ', ', ', ' ', ' '])
})
