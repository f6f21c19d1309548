import { expect, it } from 'vitest'
import { emptyDraft, type ShareDraft, shareRequestOf } from './share-draft.ts'

const ZONE = 'America/New_York'
const NOON = Date.UTC(2026, 5, 1, 12)
const aDraft = (fields: Partial<ShareDraft> = {}): ShareDraft => ({
  ...emptyDraft(500, ZONE, NOON),
  name: 'Family',
  deviceIds: ['SEA240'],
  ...fields,
})

const requestOf = (fields: Partial<ShareDraft>) => shareRequestOf(aDraft(fields), ZONE, NOON)

it('SHR-1 the name is sent trimmed', () => {
  expect(requestOf({ name: '  Family ' })?.name).toBe('Family')
})

it.each([
  ['0', 1],
  ['1', 1],
  ['168', 168],
  ['169', 168],
  ['', 24],
  ['soon', 24],
])('SHR-1 a trail of "%s" is sent as %i hours', (trailHours, hours) => {
  expect(requestOf({ trailHours })?.trailDurationHours).toBe(hours)
})

it('SHR-1 a link expires after 24 hours unless another expiry is chosen', () => {
  expect(requestOf({})?.expiresAt).toBe('2026-06-02T12:00:00.000Z')
  const until = { lifetime: 'until' as const, until: '2026-06-01T12:30' }
  expect(requestOf({ expiry: until })?.expiresAt).toBe('2026-06-01T16:30:00.000Z')
  expect(requestOf({ expiry: { ...until, lifetime: 'permanent' } })?.expiresAt).toBeNull()
})

const HOME = { lat: 26.1, lng: -80.1 }

it('SHR-1 a circle is sent only when it is switched on', () => {
  const area = { isOn: true, place: HOME, radiusM: 200 }
  const request = requestOf({ arrival: area, hiding: { ...area, isOn: false } })
  expect(request).toMatchObject({ endsOnArrival: { ...HOME, radiusM: 200 }, hidden: null })
  expect(requestOf({})).toMatchObject({ endsOnArrival: null, hidden: null })
})

it.each<[Partial<ShareDraft>, boolean]>([
  [{}, true],
  [{ name: '  ' }, false],
  [{ deviceIds: [] }, false],
  [{ arrival: { isOn: true, place: null, radiusM: 500 } }, false],
  [{ hiding: { isOn: true, place: null, radiusM: 500 } }, false],
  [{ expiry: { lifetime: 'until', until: '' } }, false],
  [{ expiry: { lifetime: 'until', until: '2020-01-01T12:00' } }, false],
  [{ expiry: { lifetime: 'until', until: null } }, false],
  [{ expiry: { lifetime: '8h', until: null } }, true],
  [{ hiding: { isOn: false, place: null, radiusM: 500 } }, true],
  [{ hiding: { isOn: true, place: HOME, radiusM: 500 } }, true],
])('SHR-1 a form with %j can be submitted: %j', (fields, complete) => {
  expect(requestOf(fields) !== null).toBe(complete)
})
