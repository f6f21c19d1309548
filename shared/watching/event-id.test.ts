import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventId } from './event-id.ts'

const event = { trackId: 'aTrack', geofenceId: 'aGeofence', type: 'entry', at: 1_790_000_000_000 } as const

test('GEO-4 an event has one id, made of its device, geofence, type and time', () => {
  const id = eventId(event)
  expect(eventId({ ...event })).toBe(id)
  expect(id).toMatch(/^[0-9a-z]{22}$/)
  const others = [
    { ...event, trackId: 'another' },
    { ...event, geofenceId: 'another' },
    { ...event, type: 'exit' as const },
    { ...event, at: event.at + 1 },
  ].map(eventId)
  expect(new Set([id, ...others]).size).toBe(5)
})

test('GEO-4 the ids of 20,000 events differ', () => {
  const ids = Array.from({ length: 20_000 }, (_, ms) => eventId({ ...event, at: event.at + ms }))
  expect(new Set(ids).size).toBe(ids.length)
  fc.assert(
    fc.property(fc.string(), fc.string(), (trackId, geofenceId) => {
      expect(eventId({ ...event, trackId, geofenceId })).toHaveLength(22)
    }),
  )
})
