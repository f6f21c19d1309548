import { expect, it } from 'vitest'
import { EMPTY_DRAFT, isComplete, type ShareDraft, wishesOf } from './share-draft.ts'

const aDraft = (fields: Partial<ShareDraft> = {}): ShareDraft => ({
  ...EMPTY_DRAFT,
  name: 'Family',
  deviceIds: ['SEA240'],
  ...fields,
})

it('SHR-1 the name goes out without blanks around it', () => {
  expect(wishesOf(aDraft({ name: '  Family ' })).name).toBe('Family')
})

it.each([
  ['0', 1],
  ['1', 1],
  ['168', 168],
  ['169', 168],
  ['', 24],
  ['soon', 24],
])('SHR-1 a trail of "%s" is one of %i hours', (trailHours, hours) => {
  expect(wishesOf(aDraft({ trailHours })).trailDurationHours).toBe(hours)
})

it('SHR-1 an end goes out as ISO only when it is switched on and filled', () => {
  const expiry = '2026-06-01T12:30'
  const endOf = (fields: Partial<ShareDraft>) => wishesOf(aDraft(fields)).expiresAt
  expect(endOf({ expires: true, expiry })).toBe(new Date(2026, 5, 1, 12, 30).toISOString())
  expect(endOf({ expires: true, expiry: '' })).toBeNull()
  expect(endOf({ expires: false, expiry })).toBeNull()
})

const HOME = { lat: 26.1, lng: -80.1 }

it('SHR-1 a circle goes out only when it is switched on', () => {
  const wish = { on: true, place: HOME, radiusM: 200 }
  const wished = wishesOf(aDraft({ arrival: wish, hiding: { ...wish, on: false } }))
  expect(wished).toMatchObject({ endsOnArrival: { ...HOME, radiusM: 200 }, hidden: null })
  expect(wishesOf(aDraft())).toMatchObject({ endsOnArrival: null, hidden: null })
})

it.each<[Partial<ShareDraft>, boolean]>([
  [{}, true],
  [{ name: '  ' }, false],
  [{ deviceIds: [] }, false],
  [{ arrival: { on: true, place: null, radiusM: 500 } }, false],
  [{ hiding: { on: true, place: null, radiusM: 500 } }, false],
  [{ hiding: { on: false, place: null, radiusM: 500 } }, true],
  [{ hiding: { on: true, place: HOME, radiusM: 500 } }, true],
])('SHR-1 a form with %j makes a link: %j', (fields, complete) => {
  expect(isComplete(aDraft(fields))).toBe(complete)
})
