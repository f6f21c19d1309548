import { randomInt, randomUUID } from 'node:crypto'
import { anAccount } from '../../make/account.ts'
import { type FuzzReport, fuzzApi } from '../../make/api/fuzz-api.ts'
import { startLocalProcess } from '../../make/local/local-process.ts'
import { aShare } from '../../make/share.ts'
import { aTracker } from '../../make/tracking/tracker.ts'

export type FuzzRunReport = FuzzReport & { seed: number; answersAfter: boolean }

/** Every route of a run of its own, asked anything, from a seed that is told so that a failure can be had again. */
export async function fuzzRun(cases: number): Promise<FuzzRunReport> {
  const run = await startLocalProcess({ more: ['--fresh'] })
  try {
    const canary = `CANARY-${randomUUID()}`
    const neighbour = await anAccount(run.url)
    const plate = `${canary} plate`
    const { trackerId } = await aTracker(neighbour, { deviceName: canary, vehicleNum: plate })
    const account = await anAccount(run.url)
    const own = await aTracker(account)
    // Their token is not tried: to show what it opens is what it is for.
    const theirShare = { ...(await aShare(neighbour, trackerId)), token: trackerId }
    const share = await aShare(account, own.trackerId)
    const seed = randomInt(2 ** 31)
    const report = await fuzzApi({
      apiUrl: `${run.url}/api`,
      authorization: `Bearer ${account.accessToken}`,
      owned: { trackerId: own.trackerId, plate: own.trackerId, share },
      theirs: { trackerId, plate, share: theirShare },
      canary,
      cases,
      seed,
    })
    const { text } = await neighbour.call('GET', '/vectra/devices')
    return { ...report, seed, answersAfter: text.includes(canary) }
  } finally {
    await run.stop()
  }
}
