import { setTimeout as delay } from 'node:timers/promises'
import autocannon, { type Options } from 'autocannon'
import { anAccount } from '../../make/account.ts'
import type { LocalProcess } from '../../make/local/local-process.ts'
import { localStore, storeEndpointIn } from '../../make/local/local-store.ts'
import { accountOf, aFleet, seedFleet } from '../../make/seed-fleet.ts'

export type Load = {
  asked: number
  perSecond: number
  p95Ms: number
  p99Ms: number
  statuses: Map<number, number>
  wrong: string[]
}

const DEVICES = 50
const CONNECTIONS = 20
const NORMAL_WITHIN_MS = 10_000
/** Of what a call takes when nothing else is asked; below some milliseconds it is noise. */
const NORMAL_TIMES = 3
const NORMAL_MS = 100

/** An account with a small fleet that has driven, and the calls that its pages make. */
export async function readingAccount(run: LocalProcess) {
  const { accessToken } = await anAccount(run.url)
  const fleet = aFleet(
    accountOf(accessToken),
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
export type ReadingAccount = Awaited<ReturnType<typeof readingAccount>>

/** Mixed reads for a time, at a rate or as fast as they are answered. */
export async function load(
  account: ReadingAccount,
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
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
  const bad = [...statuses].filter(([status]) => status !== 429 && (status < 200 || status >= 300))
  return {
    asked: times.length,
    perSecond: Math.round(times.length / seconds),
    p95Ms: at(0.95),
    p99Ms: at(0.99),
    statuses,
    wrong: [
      ...bad.map(([status, many]) => `${many} calls are answered ${status}`),
      ...(result.errors > 0 ? [`${result.errors} calls are not answered`] : []),
    ],
  }
}

/** How long after a burst a call takes what it took before; a word of what is wrong when it stays slow. */
export async function normalAgain(
  account: ReadingAccount,
  before: Load,
): Promise<{ afterMs: number; wrong: string[] }> {
  const began = Date.now()
  const normalMs = Math.max(NORMAL_MS, NORMAL_TIMES * before.p99Ms)
  while (Date.now() - began < NORMAL_WITHIN_MS) {
    const asked = Date.now()
    const [first] = account.requests
    const { ok } = await fetch(`${account.url}${first?.path}`, { headers: first?.headers })
    if (ok && Date.now() - asked <= normalMs) return { afterMs: Date.now() - began, wrong: [] }
    await delay(100)
  }
  return {
    afterMs: NORMAL_WITHIN_MS,
    wrong: [`${NORMAL_WITHIN_MS / 1000} s after the burst calls take longer than before it`],
  }
}
