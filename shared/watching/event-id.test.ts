import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventId } from './event-id.ts'

const AT = 1_790_000_000_000
const CROSSING = ['aTrack', 'aGeofence', 'entry', AT] as const

test('GEO-4 an event has one id, made of its device, geofence, type and time', () => {
  const id = eventId(CROSSING)
  expect(eventId([...CROSSING])).toBe(id)
  expect(id).toMatch(/^[0-9a-z]{22}$/)
  const others = [
    ['another', 'aGeofence', 'entry', AT],
    ['aTrack', 'another', 'entry', AT],
    ['aTrack', 'aGeofence', 'exit', AT],
    ['aTrack', 'aGeofence', 'entry', AT + 1],
    ['aTrack', 'aRule', AT],
  ].map(eventId)
  expect(new Set([id, ...others]).size).toBe(6)
})

test('GEO-4 the ids of 20,000 events differ', () => {
  const ids = Array.from({ length: 20_000 }, (_, ms) => eventId(['aTrack', 'aRule', AT + ms]))
  expect(new Set(ids).size).toBe(ids.length)
  fc.assert(
    fc.property(fc.string(), fc.string(), (trackId, geofenceId) => {
      expect(eventId([trackId, geofenceId, 'entry', AT])).toHaveLength(22)
    }),
  )
})
