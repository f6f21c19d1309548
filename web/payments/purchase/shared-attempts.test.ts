// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { attemptKey, forgetUnpaidAttempts } from './shared-attempts.ts'

beforeEach(() => window.localStorage.clear())

test('T87 signing out forgets what was ordered, but not an attempt that may be paid', () => {
  const keep = (accountId: string, mayBePaid: boolean) =>
    window.localStorage.setItem(attemptKey(accountId), JSON.stringify({ mayBePaid, body: { city: 'Miami' } }))
  keep('declined', false)
  keep('unsure', true)
  keep('also-declined', false)
  window.localStorage.setItem('vectra.other', 'kept')
  forgetUnpaidAttempts(window.localStorage)
  expect(Object.keys(window.localStorage).toSorted()).toEqual(
    [attemptKey('unsure'), 'vectra.other'].toSorted(),
  )
})
