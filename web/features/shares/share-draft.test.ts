import { expect, it } from 'vitest'
import { type ShareDraft, wishesOf } from './share-draft.ts'

const aDraft = (fields: Partial<ShareDraft> = {}): ShareDraft => ({
  name: 'Family',
  trailHours: '24',
  expires: false,
  expiry: '',
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
