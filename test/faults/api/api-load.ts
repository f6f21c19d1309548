import { setTimeout as delay } from 'node:timers/promises'
import autocannon, { type Options } from 'autocannon'
import { anAccount } from '../../make/accounts/account.ts'
import { accountIdOf } from '../../make/accounts/account-id-of.ts'
import type { LocalProcess } from '../../make/local/local-process.ts'
import { localStore, storeEndpointIn } from '../../make/local/local-store.ts'
import { percentile } from '../../make/percentile.ts'
import { aFleet, seedFleet } from '../../make/seed-fleet.ts'

export type Load = {
  responses: number
  perSecond: number
  p95Ms: number
  p99Ms: number
  statuses: Map<number, number>
  problems: string[]
}

const DEVICES = 50
const CONNECTIONS = 20
const RECOVERY_TIMEOUT_MS = 10_000
const PROBE_EVERY_MS = 100
/** A call is back to normal within this multiple of the 99th percentile before the burst. */
const NORMAL_FACTOR = 3
/** Shorter times vary too much to compare. */
const NORMAL_AT_LEAST_MS = 100

/** An account with a small fleet, and the reads that its pages make. */
export async function accountUnderLoad(run: LocalProcess) {
  const { accessToken } = await anAccount(run.url)
  const fleet = aFleet(
    accountIdOf(accessToken),
    DEVICES,
    Date.now(),
    `L${Date.now().toString(36).toUpperCase()}`,
  )
  const store = await localStore(storeEndpointIn(run.output()))
  await seedFleet(store, fleet)
  store.client.destroy()
  const deviceId = fleet[0]?.device.deviceId ?? ''
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
  const get = (path: string) => ({ method: 'GET' as const, path: `/api${path}`, headers })
  return {
    url: run.url,
    requests: [
      get('/vectra/devices'),
      get('/vectra/preferences'),
      {
        method: 'POST' as const,
        path: '/api/vectra/device/trail',
        headers,
        body: JSON.stringify({ deviceId, minutes: 60 }),
      },
      get(`/vectra/devices/${deviceId}/diagnostics`),
    ],
  }
}
type AccountUnderLoad = Awaited<ReturnType<typeof accountUnderLoad>>

/** Mixed reads for `seconds`, at a fixed rate, or with `null` as fast as they are answered. */
export async function load(
  account: AccountUnderLoad,
  seconds: number,
  perSecond: number | null,
): Promise<Load> {
  const statuses = new Map<number, number>()
  const times: number[] = []
  const options: Options = {
    ...account,
    duration: seconds,
    connections: CONNECTIONS,
    ...(perSecond === null ? {} : { overallRate: perSecond }),
  }
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(options, (error, finished) => (error ? reject(error) : resolve(finished)))
    running.on('response', (_client, status, _bytes, tookMs) => {
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      times.push(tookMs)
    })
  })
  const unexpected = [...statuses].filter(([status]) => status !== 429 && (status < 200 || status >= 300))
  return {
    responses: times.length,
    perSecond: Math.round(times.length / seconds),
    p95Ms: Math.round(percentile(times, 95)),
    p99Ms: Math.round(percentile(times, 99)),
    statuses,
    problems: [
      ...unexpected.map(([status, count]) => `${count} calls got ${status}`),
      ...(result.errors > 0 ? [`${result.errors} calls got no response`] : []),
    ],
  }
}

/** How long after a burst calls are as fast as before. A problem if they stay slow. */
export async function recoveryAfter(
  account: AccountUnderLoad,
  before: Load,
): Promise<{ recoveryMs: number; problems: string[] }> {
  const startedAt = Date.now()
  const normalMs = Math.max(NORMAL_AT_LEAST_MS, NORMAL_FACTOR * before.p99Ms)
  while (Date.now() - startedAt < RECOVERY_TIMEOUT_MS) {
    const sentAt = Date.now()
    const [first] = account.requests
    const { ok } = await fetch(`${account.url}${first?.path}`, { headers: first?.headers })
    if (ok && Date.now() - sentAt <= normalMs) return { recoveryMs: Date.now() - startedAt, problems: [] }
    await delay(PROBE_EVERY_MS)
  }
  return {
    recoveryMs: RECOVERY_TIMEOUT_MS,
    problems: [`calls are still slower than before ${RECOVERY_TIMEOUT_MS / 1000} s after the burst`],
  }
}
