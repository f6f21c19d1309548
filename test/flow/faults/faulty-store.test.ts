import { expect, it } from 'vitest'
import { storeOutage, throttledStore } from '../../faults/store/store-faults.ts'

/** The short forms of `npm run faults -- F08 F09`, each on a run of its own. */
const NOTHING_BROKEN = { lost: [], twice: [], wrong: [] }

it('F08 a store that refuses 30 % of its calls: no call of a user fails, no position is lost', async () => {
  const found = await throttledStore(4)
  expect(found).toMatchObject(NOTHING_BROKEN)
  expect(found.calls).toBeGreaterThan(100)
  expect(found.told.failed).toBeGreaterThan(found.told.calls / 5)
})

it('F09 a store that is gone: the API says so in time, trackers wait, and all is well when it is back', async () => {
  const found = await storeOutage(4_000, 0)
  expect(found).toMatchObject(NOTHING_BROKEN)
  expect(found.refusals).toBe(12)
})
