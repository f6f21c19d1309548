import { isDeepStrictEqual } from 'node:util'
import { telemetryTopic } from '../../../shared/tracking/topics.ts'
import { type Account, anAccount } from '../../make/accounts/account.ts'
import { aDriveThenParked } from '../../make/tracking/a-drive-then-parked.ts'
import { trailOf, tripsOf } from '../../make/tracking/device-reads.ts'
import { aTracker, deviceOf } from '../../make/tracking/tracker.ts'
import { shuffled } from '../../make/tracking/tracks.ts'
import { brokerClient } from '../mqtt/broker-client.ts'

const REPEATS = 3

type SameState = { sent: number; acknowledged: number; stored: number; problems: string[] }

/** Sends a day once in order, and again shuffled with each fix three times. The API must report the same for both. */
export async function repeatedAndShuffled(
  run: { url: string; mqttPort: number },
  { fixes, rounds }: { fixes: number; rounds: number },
): Promise<SameState> {
  const result: SameState = { sent: 0, acknowledged: 0, stored: 0, problems: [] }
  const account = await anAccount(run.url)
  for (let round = 1; round <= rounds; round++) {
    const day = aDriveThenParked(fixes)
    const repeated = shuffled(Array.from({ length: REPEATS }, () => day).flat(), round)
    const inOrder = await sendAs(account, run.mqttPort, day)
    const anyOrder = await sendAs(account, run.mqttPort, repeated)
    result.sent += day.length + repeated.length
    result.acknowledged += day.length + repeated.length
    const [expected, actual] = [await stateOf(account, inOrder), await stateOf(account, anyOrder)]
    result.stored += expected.trail.length + actual.trail.length
    if (expected.trail.length !== fixes)
      result.problems.push(`only ${expected.trail.length} of ${fixes} fixes sent in order are in the trail`)
    for (const part of ['tracking', 'trail', 'trips'] as const)
      if (!isDeepStrictEqual(actual[part], expected[part]))
        result.problems.push(`round ${round}: the ${part} differs`)
  }
  return result
}

/** Sends the positions as a new tracker, whose id it returns. */
async function sendAs(account: Account, port: number, positions: readonly object[]): Promise<string> {
  const credentials = await aTracker(account)
  const client = await brokerClient(credentials, { host: '127.0.0.1', port })
  const topic = telemetryTopic(credentials.trackerId)
  await Promise.all(positions.map((one) => client.publishAsync(topic, JSON.stringify(one), { qos: 1 })))
  await client.endAsync()
  return credentials.trackerId
}

/** Everything that the API reports about a device, except its name and times of contact. */
async function stateOf(account: Account, deviceId: string) {
  const trail = await trailOf(account, deviceId)
  const { tracking } = await deviceOf(account, deviceId)
  return {
    tracking: { ...tracking, updateTime: null, lastUpdate: null },
    trail: trail.map(({ deviceName: _name, ...point }) => point),
    trips: await tripsOf(account, deviceId),
  }
}
