import { expect, inject, it } from 'vitest'
import { brokerFuzzRun } from '../../faults/mqtt/broker-fuzz-run.ts'
import { localUrl } from '../../make/account.ts'

const SEQUENCES = 300

it('T74 a tracker beside 300 sequences of broken packets loses neither its connection nor a position', async () => {
  const run = { url: localUrl(), mqttPort: inject('mqttPort') }
  const { acknowledged, lost, lostConnections, seed } = await brokerFuzzRun(run, SEQUENCES, Date.now())
  expect({ lost, lostConnections }, `seed ${seed}`).toEqual({ lost: [], lostConnections: 0 })
  expect(acknowledged).toBeGreaterThan(10)
})
