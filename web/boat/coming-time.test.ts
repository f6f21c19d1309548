import { expect, test } from 'vitest'
import { createTimes } from '../../shared/times/times.ts'
import { comingTime } from './coming-time.ts'

const CLOCK = {
  timezone: 'America/New_York',
  timeFormat: '24h',
  dateFormat: 'MM/DD/YYYY',
  firstDayOfWeek: 'monday',
} as const
const NOW = Date.parse('2026-05-31T18:03:00Z')

function written(at: string, language = 'en') {
  const page = { language, invalid: '', browserZone: 'UTC', now: NOW }
  return comingTime(Date.parse(at), NOW, createTimes(CLOCK, page), language)
}

test('APP-12 a time of today is a time, one of the next six days has its weekday, and a later one its date', () => {
  expect(written('2026-06-01T03:59:00Z')).toBe('23:59')
  expect(written('2026-06-01T04:00:00Z')).toBe('Monday 00:00')
  expect(written('2026-06-07T03:59:00Z')).toBe('Saturday 23:59')
  expect(written('2026-06-07T04:00:00Z')).toBe('Jun 07, 00:00')
  expect(written('2026-06-01T04:00:00Z', 'fr')).toBe('lundi 00:00')
})
