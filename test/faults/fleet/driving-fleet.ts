import { setTimeout as delay } from 'node:timers/promises'
import type { MqttClient } from 'mqtt'
import { HOUR_MS, SECOND_MS, toIso } from '../../../shared/time.ts'
import { type Account, anAccount } from '../../make/account.ts'
import { aTracker, telemetryOf } from '../../make/tracking/tracker.ts'
import { brokerClient } from '../mqtt/broker-client.ts'
import { until } from '../until.ts'
import { type Compared, comparedWithTrails, type TrackerLedger } from './ledger.ts'
import { POISONS } from './poisons.ts'

type FleetOptions = {
  trackers: number
  everyMs: number
  /** Every so many messages of a tracker is one that nobody can read. */
  poisonEvery?: number
}

type Driver = TrackerLedger & { client: MqttClient; poisonsSent: number; underWay: Set<Promise<unknown>> }

type Fix = { time: string; lat: number; lng: number; speedKmh: number; satellites: number }

const TRIES_AGAIN_AFTER_MS = 300
const GETS_THROUGH_WITHIN_MS = 180_000
/** 40 km/h in steps of a second. */
const STEP_DEGREES = 0.0001

/**
 * Trackers of one account that drive and report whatever becomes of the server: none waits for an acknowledgement
 * before it sends the next, and each sends again what was not acknowledged when its connection is back.
 */
export async function drivingFleet(
  url: string,
  broker: { host: string; port: number },
  { trackers, everyMs, poisonEvery }: FleetOptions,
) {
  const account = await anAccount(url)
  const drivers: Driver[] = []
  for (let index = 0; index < trackers; index++) drivers.push(await aDriver(account, broker))
  const state = { drives: true }
  // An hour ago, so that none of many fixes comes from the future.
  const start = Math.floor((Date.now() - HOUR_MS) / SECOND_MS) * SECOND_MS
  const driving = drivers.map((driver, index) => drive(driver, index))

  async function drive(driver: Driver, index: number): Promise<void> {
    await delay((everyMs / trackers) * index)
    for (let fix = 0; state.drives; fix++) {
      if (poisonEvery !== undefined && fix % poisonEvery === 1) sendPoison(driver)
      send(driver, {
        time: toIso(start + fix * SECOND_MS),
        lat: 26 + fix * STEP_DEGREES,
        lng: -80 - index * 0.01,
        speedKmh: 40,
        satellites: 9,
      })
      await delay(everyMs)
    }
  }

  return {
    account,
    drivers,
    acknowledged: () => drivers.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0),
    /** Ends the drive when all that was sent is acknowledged, and holds it against what is stored. */
    async arrive(): Promise<Compared> {
      state.drives = false
      await Promise.all(driving)
      await until(
        'every message is acknowledged',
        () => drivers.every(({ underWay }) => underWay.size === 0),
        GETS_THROUGH_WITHIN_MS,
      )
      await Promise.all(drivers.map(({ client }) => client.endAsync(true)))
      return comparedWithTrails(account, drivers)
    },
  }
}

async function aDriver(account: Account, broker: { host: string; port: number }): Promise<Driver> {
  const credentials = await aTracker(account, { deviceType: 'car' })
  return {
    trackerId: credentials.trackerId,
    client: await brokerClient(credentials, broker),
    sent: new Set(),
    acknowledged: new Set(),
    poisonsSent: 0,
    underWay: new Set(),
  }
}

function send(driver: Driver, position: Fix): void {
  driver.sent.add(position.time)
  publish(driver, JSON.stringify(position), () => driver.acknowledged.add(position.time))
}

function sendPoison(driver: Driver): void {
  const poison = POISONS[driver.poisonsSent % POISONS.length] ?? ''
  driver.poisonsSent += 1
  publish(driver, poison, () => {})
}

function publish(driver: Driver, message: string | Buffer, acknowledged: () => void): void {
  const published = publishedAtLast(driver, message).then(acknowledged)
  driver.underWay.add(published)
  published.finally(() => driver.underWay.delete(published))
}

/** The client drops what it is given in the moment in which its connection comes back and breaks again. */
async function publishedAtLast({ client, trackerId }: Driver, message: string | Buffer): Promise<void> {
  for (;;) {
    try {
      await client.publishAsync(telemetryOf(trackerId), message, { qos: 1 })
      return
    } catch {
      await delay(TRIES_AGAIN_AFTER_MS)
    }
  }
}
