import { isDeepStrictEqual } from 'node:util'
import { DAY_MS, SECOND_MS, toIso } from '../../../shared/time.ts'
import { trails } from '../../../shared/trails/trails.routes.ts'
import { type Account, anAccount } from '../../make/account.ts'
import { aTracker, deviceOf, telemetryOf } from '../../make/tracking/tracker.ts'
import { shuffled } from '../../make/tracking/tracks.ts'
import { brokerClient } from '../mqtt/broker-client.ts'

const TIMES = 3
const STEP_SECONDS = 20
const STEP_DEGREES = 0.0008

export type SameState = { sent: number; acknowledged: number; stored: number; wrong: string[] }

/** A day sent once in order, and each of its fixes three times in any order: the API has to tell the same of both. */
export async function repeatedAndShuffled(
  run: { url: string; mqttPort: number },
  { fixes, rounds }: { fixes: number; rounds: number },
): Promise<SameState> {
  const told: SameState = { sent: 0, acknowledged: 0, stored: 0, wrong: [] }
  const account = await anAccount(run.url)
  for (let round = 1; round <= rounds; round++) {
    const day = aDay(fixes)
    const anyOrder = shuffled(Array.from({ length: TIMES }, () => day).flat(), round)
    const [once, often] = [
      await sentBy(account, run.mqttPort, day),
      await sentBy(account, run.mqttPort, anyOrder),
    ]
    told.sent += day.length + anyOrder.length
    told.acknowledged += day.length + anyOrder.length
    const [expected, found] = [await stateOf(account, once), await stateOf(account, often)]
    told.stored += expected.trail.length + found.trail.length
    if (expected.trail.length !== fixes)
      told.wrong.push(`of ${fixes} fixes in order ${expected.trail.length} are told`)
    for (const part of ['tracking', 'trail', 'trips'] as const)
      if (!isDeepStrictEqual(found[part], expected[part])) told.wrong.push(`round ${round}: another ${part}`)
  }
  return told
}

/** Driving and then standing until now. */
function aDay(fixes: number) {
  const start = Date.now() - fixes * STEP_SECONDS * SECOND_MS
  return Array.from({ length: fixes }, (_, index) => {
    const driving = Math.min(index, fixes * 0.7)
    return {
      time: toIso(start + index * STEP_SECONDS * SECOND_MS),
      lat: 26.1 + driving * STEP_DEGREES,
      lng: -80.15 + Math.sin(index) * 0.00002,
      speedKmh: index < fixes * 0.7 ? 16 : 0,
    }
  })
}

async function sentBy(account: Account, port: number, positions: readonly object[]): Promise<string> {
  const credentials = await aTracker(account)
  const client = await brokerClient(credentials, { host: '127.0.0.1', port })
  const topic = telemetryOf(credentials.trackerId)
  await Promise.all(positions.map((one) => client.publishAsync(topic, JSON.stringify(one), { qos: 1 })))
  await client.endAsync()
  return credentials.trackerId
}

/** What the API tells of a device, but for its name and when it was heard. */
async function stateOf(account: Account, deviceId: string) {
  const asked = { deviceId, minutes: 3 * 24 * 60 }
  const { trail } = trails.getTrail.reply.parse(
    (await account.call('POST', '/vectra/device/trail', asked)).body,
  )
  const range = `from=${toIso(Date.now() - 3 * DAY_MS)}&to=${toIso(Date.now())}`
  const trips = await account.call('GET', `/vectra/devices/${deviceId}/trips?${range}`)
  const { tracking } = await deviceOf(account, deviceId)
  return {
    tracking: { ...tracking, updateTime: null, lastUpdate: null },
    trail: trail.map(({ deviceName: _name, ...point }) => point),
    trips: trails.listTrips.reply.parse(trips.body),
  }
}
