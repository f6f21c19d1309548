import { expect, inject, it } from 'vitest'
import { brokerFuzzRun } from '../../faults/mqtt/broker-fuzz-run.ts'
import { localUrl } from '../../make/accounts/account.ts'
import { SEED } from '../../seed.ts'

const SEQUENCES = 300

it('T74 300 sequences of broken packets cost the tracker beside them neither its connection nor a position', async () => {
  const run = { url: localUrl(), mqttPort: inject('mqttPort') }
  const { acknowledged, lost, lostConnections } = await brokerFuzzRun(run, SEQUENCES, SEED)
  expect({ lost, lostConnections }, `FUZZ_SEED=${SEED}`).toEqual({ lost: [], lostConnections: 0 })
  expect(acknowledged).toBeGreaterThan(0)
})
