import { expect, test } from 'vitest'
import { anEvent } from '../make/an-event.ts'
import { countSince } from './count-since.ts'

const NOON = Date.parse('2026-11-21T12:00:00.000Z')
const EVENTS = ['12:00:00.002', '12:00:00.001', '12:00:00.000'].map((time) =>
  anEvent({ timestamp: `2026-11-21T${time}Z` }),
)

test('OVR-2 events are counted after a time', () => {
  expect(countSince({ events: EVENTS, nextCursor: null }, NOON)).toEqual({ count: 2, isMore: false })
  expect(countSince({ events: EVENTS, nextCursor: null }, NOON - 1)).toEqual({ count: 3, isMore: false })
  expect(countSince({ events: [], nextCursor: null }, NOON)).toEqual({ count: 0, isMore: false })
})

test('OVR-2 there may be more only if the oldest event of a full page counts too', () => {
  expect(countSince({ events: EVENTS, nextCursor: 'next' }, NOON - 1)).toEqual({ count: 3, isMore: true })
  expect(countSince({ events: EVENTS, nextCursor: 'next' }, NOON)).toEqual({ count: 2, isMore: false })
})
