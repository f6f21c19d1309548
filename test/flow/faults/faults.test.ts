import { expect, inject, it } from 'vitest'
import { poisonedFleet } from '../../faults/fleet/poisoned-fleet.ts'
import { repeatedAndShuffled } from '../../faults/fleet/same-state.ts'
import { skewedClocks } from '../../faults/fleet/skewed-clocks.ts'
import { deadLink } from '../../faults/network/dead-link.ts'
import { startRelay } from '../../faults/network/tcp-relay.ts'
import { localUrl } from '../../make/accounts/account.ts'

/** Short versions of `npm run faults`, on the local run that all flow tests share. */
const localRun = () => ({ url: localUrl(), mqttPort: inject('mqttPort') })
const NO_FAULTS = { lost: [], duplicates: [], problems: [] }

it('F07 every acknowledged position is stored once when the link silently drops all data', async () => {
  const link = await startRelay({ host: '127.0.0.1', port: inject('mqttPort') })
  const result = await deadLink(localUrl(), link, { trackers: 5, deadMs: 3_000 })
  link.close()
  expect(result).toMatchObject({ ...NO_FAULTS, acknowledged: result.sent })
  expect(result.sent).toBeGreaterThan(100)
})

it('F13 T65 T66 each fix three times in any order gives the same position, trail and trips', async () => {
  const result = await repeatedAndShuffled(localRun(), { fixes: 100, rounds: 1 })
  expect(result).toMatchObject({ problems: [], acknowledged: 400, stored: 200 })
})

it('F14 T68 with any clock the newest fix is shown, at a plausible time', async () => {
  expect(await skewedClocks(localRun(), 1)).toEqual({ sent: 18, acknowledged: 18, stored: 18, problems: [] })
})

it('F15 T71 one poison message in ten: no readable one is lost, each unreadable one is counted', async () => {
  const result = await poisonedFleet(localRun(), { trackers: 5, everyMs: 50, seconds: 3, poisonEvery: 10 })
  expect(result).toMatchObject({ ...NO_FAULTS, acknowledged: result.sent })
  expect(result.poisons).toBeGreaterThan(5)
})
