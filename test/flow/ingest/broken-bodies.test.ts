import { expect, it } from 'vitest'
import { bodyFuzzRun } from '../../faults/api/body-fuzz-run.ts'
import { localUrl } from '../../make/accounts/account.ts'
import { SEED } from '../../seed.ts'

const BODIES = 400

it('T24 400 broken bodies from trackers and gateways with the right keys all succeed, and show nothing of others', async () => {
  const { problems, statuses } = await bodyFuzzRun(localUrl(), BODIES, SEED)
  expect(problems, `FUZZ_SEED=${SEED}`).toEqual([])
  expect(statuses.get(200)).toBeGreaterThan(BODIES / 2)
})
