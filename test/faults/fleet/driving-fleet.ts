import { setTimeout as delay } from 'node:timers/promises'
import type { MqttClient } from 'mqtt'
import { HOUR_MS, SECOND_MS, toIso } from '../../../shared/time.ts'
import { telemetryTopic } from '../../../shared/tracking/topics.ts'
import { type Account, anAccount } from '../../make/accounts/account.ts'
import { aTracker } from '../../make/tracking/tracker.ts'
import { brokerClient } from '../mqtt/broker-client.ts'
import { until } from '../until.ts'
import { type Comparison, compareWithTrails, type TrackerLedger } from './ledger.ts'
import { POISON_MESSAGES } from './poison-messages.ts'

type FleetOptions = {
  trackers: number
  everyMs: number
  /** The positions of a tracker for each poison message. */
  poisonEvery?: number
}

type Driver = TrackerLedger & { client: MqttClient; poisonsSent: number; inFlight: Set<Promise<unknown>> }

type Fix = { time: string; lat: number; lng: number; speedKmh: number; satellites: number }

const RETRY_AFTER_MS = 300
const ACKNOWLEDGED_WITHIN_MS = 180_000
/** 40 km/h at one fix a second. */
const STEP_DEGREES = 0.0001

/**
 * Trackers of one account that keep reporting whatever happens to the server. None waits for an acknowledgement before
 * it sends the next position, and each resends unacknowledged ones after it reconnects.
 */
export async function drivingFleet(
  url: string,
  broker: { host: string; port: number },
  { trackers, everyMs, poisonEvery }: FleetOptions,
) {
  const account = await anAccount(url)
  const drivers: Driver[] = []
  for (let index = 0; index < trackers; index++) drivers.push(await aDriver(account, broker))
  const state = { isDriving: true }
  // starts an hour ago, so that no fix is in the future
  const start = Math.floor((Date.now() - HOUR_MS) / SECOND_MS) * SECOND_MS
  const driving = drivers.map((driver, index) => drive(driver, index))

  async function drive(driver: Driver, index: number): Promise<void> {
    await delay((everyMs / trackers) * index)
    for (let fix = 0; state.isDriving; fix++) {
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
    /** Stops driving, waits until everything is acknowledged, and compares it with what is stored. */
    async arrive(): Promise<Comparison> {
      state.isDriving = false
      await Promise.all(driving)
      await until(
        'all messages to be acknowledged',
        () => drivers.every(({ inFlight }) => inFlight.size === 0),
        ACKNOWLEDGED_WITHIN_MS,
      )
      await Promise.all(drivers.map(({ client }) => client.endAsync(true)))
      return compareWithTrails(account, drivers)
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
    inFlight: new Set(),
  }
}

function send(driver: Driver, position: Fix): void {
  driver.sent.add(position.time)
  publish(driver, JSON.stringify(position), () => driver.acknowledged.add(position.time))
}

function sendPoison(driver: Driver): void {
  const poison = POISON_MESSAGES[driver.poisonsSent % POISON_MESSAGES.length] ?? ''
  driver.poisonsSent += 1
  publish(driver, poison, () => {})
}

function publish(driver: Driver, message: string | Buffer, onAcknowledged: () => void): void {
  const published = publishUntilAcknowledged(driver, message).then(onAcknowledged)
  driver.inFlight.add(published)
  published.finally(() => driver.inFlight.delete(published))
}

/** Retries, because the client drops what it is given while a new connection breaks again. */
async function publishUntilAcknowledged(
  { client, trackerId }: Driver,
  message: string | Buffer,
): Promise<void> {
  for (;;) {
    try {
      await client.publishAsync(telemetryTopic(trackerId), message, { qos: 1 })
      return
    } catch {
      await delay(RETRY_AFTER_MS)
    }
  }
}
