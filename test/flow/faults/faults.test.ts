import { expect, inject, it } from 'vitest'
import { poisonedFleet } from '../../faults/fleet/poisoned-fleet.ts'
import { repeatedAndShuffled } from '../../faults/fleet/same-state.ts'
import { skewedClocks } from '../../faults/fleet/skewed-clocks.ts'
import { deadLink } from '../../faults/network/dead-link.ts'
import { startRelay } from '../../faults/network/tcp-relay.ts'
import { localUrl } from '../../make/account.ts'

/** The short forms of `npm run faults`, on the run of all flow tests. */
const here = () => ({ url: localUrl(), mqttPort: inject('mqttPort') })
const NOTHING_BROKEN = { lost: [], twice: [], wrong: [] }

it('F07 a link that is dead without a word: what was acknowledged is stored, once', async () => {
  const link = await startRelay({ host: '127.0.0.1', port: inject('mqttPort') })
  const found = await deadLink(localUrl(), link, { trackers: 5, deadMs: 3_000 })
  link.close()
  expect(found).toMatchObject({ ...NOTHING_BROKEN, acknowledged: found.sent })
  expect(found.sent).toBeGreaterThan(100)
})

it('F13 T65 T66 each fix three times and in any order ends in the same position, trail and trips', async () => {
  const found = await repeatedAndShuffled(here(), { fixes: 100, rounds: 1 })
  expect(found).toMatchObject({ wrong: [], acknowledged: 400, stored: 200 })
})

it('F14 T68 whatever a clock says, the newest fix is shown, at a time that can be', async () => {
  expect(await skewedClocks(here(), 1)).toEqual({ sent: 18, acknowledged: 18, stored: 18, wrong: [] })
})

it('F15 T71 one message in ten is poison: no good one is lost, each bad one is counted and kept', async () => {
  const found = await poisonedFleet(here(), { trackers: 5, everyMs: 50, seconds: 3, poisonEvery: 10 })
  expect(found).toMatchObject({ ...NOTHING_BROKEN, acknowledged: found.sent })
  expect(found.poisons).toBeGreaterThan(5)
})
