import { expect, it } from 'vitest'
import { fuzzBesideNeighbour } from '../../faults/api/fuzz-run.ts'
import { localUrl } from '../../make/accounts/account.ts'
import { aFullAccount } from '../../make/accounts/full-account.ts'
import { userRoutes } from '../../make/api/every-route.ts'
import { validCall } from '../../make/api/valid-calls.ts'
import { SEED } from '../../seed.ts'

/** `npm run faults -- --fuzz 120000` sends more. */
const CASES = Number(process.env.FUZZ_CASES ?? 2_000)

it('T24 T34 T100 every route answers 2xx or 4xx in JSON to any request, and keeps working', async () => {
  const { account, owned } = await aFullAccount()
  const report = await fuzzBesideNeighbour(localUrl(), { ...account, owned }, { cases: CASES, seed: SEED })
  expect(report.failures, `FUZZ_SEED=${SEED}`).toEqual([])
  expect(report.cases).toBeGreaterThanOrEqual(CASES)
  // both kinds were sent: nearly valid requests and invalid ones
  expect(report.statuses.get(200)).toBeGreaterThan(CASES / 20)
  expect(report.statuses.get(400)).toBeGreaterThan(CASES / 20)

  expect(report.isNeighbourIntact).toBe(true)
  const fresh = await aFullAccount()
  for (const route of userRoutes) {
    const { method, path, body } = validCall(route, fresh.owned)
    const { status } = await fresh.account.call(method, path, body)
    expect([route.status ?? 200, route.otherStatus], path).toContain(status)
  }
})
