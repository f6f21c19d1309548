import { expect, it, vi } from 'vitest'
import { storeOutage, throttledStore } from '../../faults/store/store-faults.ts'
import { SEED } from '../../seed.ts'

// On a busy machine, most of the time is spent on retries.
vi.setConfig({ testTimeout: 600_000 })

/** Short versions of `npm run faults -- F08 F09`, each on a separate local run. */
const NO_FAULTS = { lost: [], duplicates: [], problems: [] }

it('F08 a store that refuses 30 % of its calls fails no user call and loses no position', async () => {
  const result = await throttledStore({ users: 2, trackers: 10 }, SEED)
  expect(result, `FUZZ_SEED=${SEED}`).toMatchObject(NO_FAULTS)
  expect(result.calls).toBeGreaterThan(100)
  expect(result.store.failed).toBeGreaterThan(result.store.calls / 5)
})

it('F09 while the store is down the API answers 503 in time and trackers wait; afterwards everything recovers', async () => {
  const result = await storeOutage(4_000, 0, SEED)
  expect(result).toMatchObject(NO_FAULTS)
  expect(result.refusals).toBe(12)
})
