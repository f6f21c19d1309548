import { expect, it, vi } from 'vitest'
import { skippedWaits } from '../../../test/make/aws/skipped-waits.ts'
import { StoreUnavailable } from './store-unavailable.ts'
import { untilUnchanged } from './until-unchanged.ts'

it('F08 a change is tried twelve times while others come first, and then it is an outage', async () => {
  skippedWaits()
  const refused = vi.fn(async () => null)
  await expect(untilUnchanged(refused, Date.now)).rejects.toThrow(StoreUnavailable)
  expect(refused).toHaveBeenCalledTimes(12)
  refused.mockClear()
  const changed = () => (refused.mock.calls.length < 11 ? refused() : Promise.resolve('changed'))
  expect(await untilUnchanged(changed, Date.now)).toBe('changed')
})
