import { MINUTE_MS, toIso } from '../../../shared/time.ts'
import { telemetryTopic } from '../../../shared/tracking/topics.ts'
import { anAccount } from '../../make/accounts/account.ts'
import { aTracker, deviceOf } from '../../make/tracking/tracker.ts'
import { WRONG_CLOCKS } from '../../make/tracking/wrong-clocks.ts'
import { brokerClient } from '../mqtt/broker-client.ts'

/** Distinguishes the positions of one tracker. */
const STEP_DEGREES = 1e-5
const TOLERANCE_DEGREES = 1e-6

type SkewedClocks = { sent: number; acknowledged: number; stored: number; problems: string[] }

/** Reports with each wrong clock and then with a correct one. Each position must be shown, at a plausible time. */
export async function skewedClocks(
  run: { url: string; mqttPort: number },
  rounds: number,
): Promise<SkewedClocks> {
  const result: SkewedClocks = { sent: 0, acknowledged: 0, stored: 0, problems: [] }
  const account = await anAccount(run.url)
  for (const { clock, timeAt } of Array.from({ length: rounds }, () => WRONG_CLOCKS).flat()) {
    const credentials = await aTracker(account)
    const client = await brokerClient(credentials, { host: '127.0.0.1', port: run.mqttPort })
    for (const [name, reportedTime] of [
      [`a clock ${clock}`, timeAt],
      [`a correct clock after one ${clock}`, toIso],
    ] as const) {
      result.sent += 1
      const lat = 26.1 + result.sent * STEP_DEGREES
      const position = { time: reportedTime(Date.now()), lat, lng: -80.1 }
      await client.publishAsync(telemetryTopic(credentials.trackerId), JSON.stringify(position), { qos: 1 })
      result.acknowledged += 1
      const { tracking } = await deviceOf(account, credentials.trackerId)
      const differenceMs = Math.abs(Date.now() - Date.parse(tracking?.GPSTime ?? ''))
      if (!(differenceMs < MINUTE_MS)) result.problems.push(`${name}: shown at ${tracking?.GPSTime}`)
      if (Math.abs((tracking?.latitude ?? 0) - lat) < TOLERANCE_DEGREES) result.stored += 1
      else result.problems.push(`${name}: ${tracking?.latitude} is shown, ${lat} was sent`)
    }
    await client.endAsync()
  }
  return result
}
