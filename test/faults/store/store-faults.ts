import { setTimeout as delay } from 'node:timers/promises'
import * as z from 'zod'
import type { ApiResponse } from '../../make/account.ts'
import { type UserCalls, userCalls } from '../api/user-calls.ts'
import { drivingFleet } from '../fleet/driving-fleet.ts'
import type { Compared } from '../fleet/ledger.ts'
import { until } from '../until.ts'
import { faultyStoreRun } from './faulty-store-run.ts'

type FaultyRun = Awaited<ReturnType<typeof faultyStoreRun>>

const TRACKERS = 20
const USERS_AT_ONCE = 4

/** 30 % of the store's calls are refused while a fleet reports and users come and use everything. */
export async function throttledStore(
  users: number,
): Promise<Compared & UserCalls & { told: FaultyRun['store']['told'] }> {
  const run = await faultyStoreRun()
  try {
    const fleet = await drivingFleet(
      run.url,
      { host: '127.0.0.1', port: run.mqttPort },
      { trackers: TRACKERS, everyMs: 500 },
    )
    run.store.fail('throttled')
    const calls: UserCalls = { calls: 0, failed: [], slowestMs: 0 }
    for (let come = 0; come < users; come += USERS_AT_ONCE)
      for (const one of await Promise.all(Array.from({ length: USERS_AT_ONCE }, () => userCalls(run.url)))) {
        calls.calls += one.calls
        calls.failed.push(...one.failed)
        calls.slowestMs = Math.max(calls.slowestMs, one.slowestMs)
      }
    const compared = await fleet.arrive()
    return { ...compared, ...calls, told: run.store.told, wrong: [...compared.wrong, ...calls.failed] }
  } finally {
    await run.stop()
  }
}

/** The API has to say that it cannot within this time: the gateway gives it 29 s. */
const TOLD_WITHIN_MS = 20_000
const HEALS_WITHIN_MS = 15_000
const ASKS_EVERY_MS = 1_000

export type Outage = Compared & { refusals: number; slowestMs: number; healedMs: number }

/**
 * The store is gone: for a time its connections break, then it takes calls and answers none. The API has to say so
 * in time, trackers have to be kept waiting, and afterwards all is well without anybody's doing.
 */
export async function storeOutage(goneMs: number, silentMs: number): Promise<Outage> {
  const run = await faultyStoreRun()
  try {
    const fleet = await drivingFleet(
      run.url,
      { host: '127.0.0.1', port: run.mqttPort },
      { trackers: TRACKERS, everyMs: 500 },
    )
    await until('the fleet is heard', () => fleet.acknowledged() >= 5 * TRACKERS, HEALS_WITHIN_MS)
    const { account } = fleet
    const [driver] = fleet.drivers
    const asked = [
      () => account.call('GET', '/vectra/devices'),
      () => account.call('POST', '/vectra/device/trail', { deviceId: driver?.trackerId, minutes: 60 }),
      () =>
        account.call('PUT', `/vectra/device/${driver?.trackerId}`, {
          deviceName: 'Van',
          deviceType: 'car',
          tags: [],
        }),
    ]
    const told = { refusals: 0, slowestMs: 0, wrong: [] as string[] }
    const answers: Promise<void>[] = []
    for (const [fault, forMs] of [
      ['gone', goneMs],
      ['silent', silentMs],
    ] as const) {
      if (forMs === 0) continue
      run.store.fail(fault)
      for (let passed = 0; passed < forMs; passed += ASKS_EVERY_MS) {
        for (const ask of asked) answers.push(hear(ask, told))
        await delay(ASKS_EVERY_MS)
      }
    }
    // Before the store comes back, so that none of them finds it there.
    await Promise.all(answers)
    run.store.fail('none')
    const began = Date.now()
    await until(
      'the API is well again',
      async () => (await account.call('GET', '/vectra/devices')).status === 200,
      HEALS_WITHIN_MS,
    )
    const healedMs = Date.now() - began
    const compared = await fleet.arrive()
    const deadLetters = z
      .array(z.unknown())
      .parse(await (await fetch(`${run.url}/_local/dead-letters.json`)).json())
    const given = deadLetters.length === 0 ? [] : [`${deadLetters.length} messages ended as dead letters`]
    return { ...compared, ...told, healedMs, wrong: [...compared.wrong, ...told.wrong, ...given] }
  } finally {
    await run.stop()
  }
}

/** An answer during the outage: 503 in time, with word of when to try again. */
async function hear(
  ask: () => Promise<ApiResponse>,
  told: { refusals: number; slowestMs: number; wrong: string[] },
): Promise<void> {
  const began = Date.now()
  const { status, headers, text } = await ask()
  const tookMs = Date.now() - began
  told.slowestMs = Math.max(told.slowestMs, tookMs)
  const said = `${status} after ${tookMs} ms, retry-after ${headers.get('retry-after')}: ${text.slice(0, 200)}`
  if (status !== 503 || headers.get('retry-after') === null || tookMs > TOLD_WITHIN_MS) told.wrong.push(said)
  else told.refusals += 1
}
