import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { anAccount, apiUrl } from '../../make/account.ts'
import { everyRoute } from '../../make/api/every-route.ts'
import { fuzzApi } from '../../make/api/fuzz-api.ts'
import { validCall } from '../../make/api/valid-calls.ts'
import { aFullAccount } from '../../make/full-account.ts'
import { aShare } from '../../make/share.ts'
import { aTracker } from '../../make/tracking/tracker.ts'

/** `npm run faults -- --fuzz 120000` does more of the same. */
const CASES = Number(process.env.FUZZ_CASES ?? 2_000)
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_101)

it('T24 T34 T100 every route, asked anything, answers 2xx or 4xx in JSON, and lives', async () => {
  const canary = `CANARY-${randomUUID()}`
  const neighbour = await anAccount()
  const plate = `${canary} plate`
  const { trackerId } = await aTracker(neighbour, { deviceName: canary, vehicleNum: plate })
  // Their token is not tried: to show what it opens is what it is for.
  const share = { ...(await aShare(neighbour, trackerId)), token: trackerId }
  const { account, owned } = await aFullAccount()
  const report = await fuzzApi({
    apiUrl: apiUrl(),
    authorization: `Bearer ${account.accessToken}`,
    owned,
    theirs: { trackerId, plate, share },
    cases: CASES,
    seed: SEED,
    canary,
  })
  expect(report.failures).toEqual([])
  expect(report.cases).toBeGreaterThanOrEqual(CASES)
  // Both were met: calls that were nearly good, and calls that were not.
  expect(report.statuses.get(200)).toBeGreaterThan(CASES / 20)
  expect(report.statuses.get(400)).toBeGreaterThan(CASES / 20)

  expect((await neighbour.call('GET', '/vectra/devices')).text).toContain(canary)
  const fresh = await aFullAccount()
  for (const route of everyRoute) {
    const { method, path, body } = validCall(route, fresh.owned)
    expect((await fresh.account.call(method, path, body)).status, path).toBe(route.status ?? 200)
  }
})
