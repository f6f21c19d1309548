import { setTimeout as delay } from 'node:timers/promises'
import * as z from 'zod'
import type { ApiResponse } from '../../make/accounts/account.ts'
import type { LocalProcess } from '../../make/local/local-process.ts'
import { type UserCalls, userCalls } from '../api/user-calls.ts'
import { drivingFleet } from '../fleet/driving-fleet.ts'
import type { Comparison } from '../fleet/ledger.ts'
import { until } from '../until.ts'
import { faultyStoreRun } from './faulty-store-run.ts'

const TRACKERS = 20
const PARALLEL_USERS = 4

const reportingFleet = ({ url, mqttPort }: LocalProcess, trackers = TRACKERS) =>
  drivingFleet(url, { host: '127.0.0.1', port: mqttPort }, { trackers, everyMs: 500 })

/** Refuses 30 % of the store's calls while a fleet reports and new users call every route. */
export async function throttledStore(
  { users, trackers }: { users: number; trackers?: number },
  seed: number,
) {
  const run = await faultyStoreRun(seed)
  try {
    const fleet = await reportingFleet(run, trackers)
    run.store.fail('throttled')
    const total: UserCalls = { calls: 0, failed: [], slowestMs: 0 }
    for (let user = 0; user < users; user += PARALLEL_USERS)
      for (const one of await Promise.all(
        Array.from({ length: Math.min(PARALLEL_USERS, users) }, () => userCalls(run)),
      )) {
        total.calls += one.calls
        total.failed.push(...one.failed)
        total.slowestMs = Math.max(total.slowestMs, one.slowestMs)
      }
    const comparison = await fleet.arrive()
    const problems = [...comparison.problems, ...total.failed]
    return { ...comparison, ...total, store: run.store.counts, problems }
  } finally {
    await run.stop()
  }
}

/** The API must report the outage within this time. The gateway allows 29 s. */
const REFUSED_WITHIN_MS = 20_000
const RECOVERY_TIMEOUT_MS = 15_000
const CALL_EVERY_MS = 1_000

type Refusals = { refusals: number; slowestMs: number; problems: string[] }
type Outage = Comparison & Refusals & { recoveryMs: number }

/**
 * Takes the store down for `downMs`, so that connections break, and then silences it for `silentMs`, so that calls get
 * no answer. The API must report it in time, trackers must stay unacknowledged, and everything must recover by itself.
 */
export async function storeOutage(downMs: number, silentMs: number, seed: number): Promise<Outage> {
  const run = await faultyStoreRun(seed)
  try {
    const fleet = await reportingFleet(run)
    await until(
      'the fleet’s first positions',
      () => fleet.acknowledged() >= 5 * TRACKERS,
      RECOVERY_TIMEOUT_MS,
    )
    const { account } = fleet
    const [driver] = fleet.drivers
    const calls = [
      () => account.call('GET', '/vectra/devices'),
      () => account.call('POST', '/vectra/device/trail', { deviceId: driver?.trackerId, minutes: 60 }),
      () =>
        account.call('PUT', `/vectra/device/${driver?.trackerId}`, {
          deviceName: 'Van',
          deviceType: 'car',
          tags: [],
        }),
    ]
    const result: Refusals = { refusals: 0, slowestMs: 0, problems: [] }
    const pending: Promise<void>[] = []
    for (const [fault, forMs] of [
      ['down', downMs],
      ['silent', silentMs],
    ] as const) {
      if (forMs === 0) continue
      run.store.fail(fault)
      for (let passed = 0; passed < forMs; passed += CALL_EVERY_MS) {
        for (const call of calls) pending.push(expectRefusal(call, result))
        await delay(CALL_EVERY_MS)
      }
    }
    // all before the store is back, so that no call succeeds late
    await Promise.all(pending)
    run.store.fail('none')
    const restoredAt = Date.now()
    await until(
      'the API to recover',
      async () => (await account.call('GET', '/vectra/devices')).status === 200,
      RECOVERY_TIMEOUT_MS,
    )
    const recoveryMs = Date.now() - restoredAt
    const comparison = await fleet.arrive()
    const deadLetters = z
      .array(z.unknown())
      .parse(await (await fetch(`${run.url}/_local/dead-letters.json`)).json())
    const deadLettered =
      deadLetters.length === 0 ? [] : [`${deadLetters.length} messages ended as dead letters`]
    const problems = [...comparison.problems, ...result.problems, ...deadLettered]
    return { ...comparison, ...result, recoveryMs, problems }
  } finally {
    await run.stop()
  }
}

/** Expects a 503 with Retry-After in time. */
async function expectRefusal(call: () => Promise<ApiResponse>, result: Refusals): Promise<void> {
  const startedAt = Date.now()
  const { status, headers, text } = await call()
  const tookMs = Date.now() - startedAt
  result.slowestMs = Math.max(result.slowestMs, tookMs)
  const retryAfter = headers.get('retry-after')
  if (status === 503 && retryAfter !== null && tookMs <= REFUSED_WITHIN_MS) result.refusals += 1
  else result.problems.push(`${status} after ${tookMs} ms, retry-after ${retryAfter}: ${text.slice(0, 200)}`)
}
