import { expect, test } from 'vitest'
import { MINUTE_MS, toIso } from '../time.ts'
import { sameIncidents } from './same-incident.ts'

const NIGHT = Date.parse('2026-06-01T02:00:00Z')
const incident = (eventId: string, minute: number, source = 'towed') => ({
  eventId,
  source,
  timestamp: toIso(NIGHT + minute * MINUTE_MS),
})
const same = (...args: Parameters<typeof sameIncidents>) => [...sameIncidents(...args)]

test('NOT-5 an event whose time shifts is the same incident, and no other source has it', () => {
  const notified = incident('notified', 34)
  expect(same([incident('found', 10)], [notified])).toEqual([['found', 'notified']])
  expect(same([incident('found', 10, 'collision')], [notified])).toEqual([])
  expect(same([incident('found', 10)], [])).toEqual([])
})

test('NOT-5 an event is at most one other, the nearest', () => {
  const notified = [incident('notified', 34), incident('notified later', 200)]
  const found = [incident('first', 10), incident('second', 33), incident('third', 199)]
  expect(same(found, notified)).toEqual([
    ['second', 'notified'],
    ['third', 'notified later'],
  ])
})

test.each([
  [24 * 60, [['found', 'notified']]],
  [24 * 60 + 1, []],
])('NOT-5 events %i minutes apart are the same: %j', (minutes, expected) => {
  expect(same([incident('found', 0)], [incident('notified', minutes)])).toEqual(expected)
})
