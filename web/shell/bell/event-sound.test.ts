import { expect, test } from 'vitest'
import { MINUTE_MS, toIso } from '../../../shared/time.ts'
import { isNews } from './event-sound.ts'

const NOON = Date.parse('2026-06-01T12:00:00Z')
const event = (eventId: string, at: number) => ({ eventId, timestamp: toIso(at) })
const known = [event('known', NOON)]

test('GEO-5 a new event makes a sound, once', () => {
  expect(isNews(known, [event('new', NOON + 1), ...known], NOON + 1)).toBe(true)
  expect(isNews(known, [event('at the same time', NOON), ...known], NOON)).toBe(true)
  expect(isNews([], known, NOON)).toBe(true)
  expect(isNews(known, known, NOON)).toBe(false)
  expect(isNews(known, [], NOON)).toBe(false)
})

test('GEO-5 an event that was found late makes none', () => {
  const soon = [event('new', NOON + 1), ...known]
  expect(isNews(known, soon, NOON + 1 + 15 * MINUTE_MS)).toBe(true)
  expect(isNews(known, soon, NOON + 2 + 15 * MINUTE_MS)).toBe(false)
  expect(isNews([event('deleted since', NOON + 1)], known, NOON + 2)).toBe(false)
})
