import { expect, it } from 'vitest'
import { emptyDraft, isComplete, type ShareDraft, shareRequestOf } from './share-draft.ts'

const ZONE = 'America/New_York'
const aDraft = (fields: Partial<ShareDraft> = {}): ShareDraft => ({
  ...emptyDraft(500),
  name: 'Family',
  deviceIds: ['SEA240'],
  ...fields,
})

it('SHR-1 the name is sent trimmed', () => {
  expect(shareRequestOf(aDraft({ name: '  Family ' }), ZONE).name).toBe('Family')
})

it.each([
  ['0', 1],
  ['1', 1],
  ['168', 168],
  ['169', 168],
  ['', 24],
  ['soon', 24],
])('SHR-1 a trail of "%s" is sent as %i hours', (trailHours, hours) => {
  expect(shareRequestOf(aDraft({ trailHours }), ZONE).trailDurationHours).toBe(hours)
})

it('SHR-1 an expiry in the account’s time zone is sent as ISO, only when it is switched on and filled in', () => {
  const expiry = '2026-06-01T12:30'
  const expiresAtOf = (fields: Partial<ShareDraft>) => shareRequestOf(aDraft(fields), ZONE).expiresAt
  expect(expiresAtOf({ expires: true, expiry })).toBe('2026-06-01T16:30:00.000Z')
  expect(expiresAtOf({ expires: true, expiry: '' })).toBeNull()
  expect(expiresAtOf({ expires: false, expiry })).toBeNull()
})

const HOME = { lat: 26.1, lng: -80.1 }

it('SHR-1 a circle is sent only when it is switched on', () => {
  const area = { isOn: true, place: HOME, radiusM: 200 }
  const request = shareRequestOf(aDraft({ arrival: area, hiding: { ...area, isOn: false } }), ZONE)
  expect(request).toMatchObject({ endsOnArrival: { ...HOME, radiusM: 200 }, hidden: null })
  expect(shareRequestOf(aDraft(), ZONE)).toMatchObject({ endsOnArrival: null, hidden: null })
})

it.each<[Partial<ShareDraft>, boolean]>([
  [{}, true],
  [{ name: '  ' }, false],
  [{ deviceIds: [] }, false],
  [{ arrival: { isOn: true, place: null, radiusM: 500 } }, false],
  [{ hiding: { isOn: true, place: null, radiusM: 500 } }, false],
  [{ expires: true, expiry: '' }, true],
  [{ expires: true, expiry: null }, false],
  [{ expires: false, expiry: null }, true],
  [{ hiding: { isOn: false, place: null, radiusM: 500 } }, true],
  [{ hiding: { isOn: true, place: HOME, radiusM: 500 } }, true],
])('SHR-1 a form with %j is complete: %j', (fields, complete) => {
  expect(isComplete(aDraft(fields))).toBe(complete)
})
