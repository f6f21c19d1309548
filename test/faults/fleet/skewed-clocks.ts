import { DAY_MS, HOUR_MS, MINUTE_MS, toIso } from '../../../shared/time.ts'
import { anAccount } from '../../make/account.ts'
import { aTracker, deviceOf, telemetryOf } from '../../make/tracking/tracker.ts'
import { brokerClient } from '../mqtt/broker-client.ts'

const GPS_TURN_MS = 1024 * 7 * DAY_MS

/** What clocks of trackers have said, at a time of ours. */
const CLOCKS: Record<string, (now: number) => string | number> = {
  'an hour ahead': (now) => toIso(now + HOUR_MS),
  'a day ahead': (now) => toIso(now + DAY_MS),
  'in 2099': () => '2099-01-01T00:00:00Z',
  'in 1970': () => 0,
  'before 1970': () => -86_400,
  'at the beginning of GPS': () => '1980-01-06T00:00:00Z',
  '1,024 weeks behind': (now) => toIso(now - GPS_TURN_MS),
  '2,048 weeks behind': (now) => toIso(now - 2 * GPS_TURN_MS),
  'in milliseconds': (now) => now,
}

export type SkewedClocks = { sent: number; acknowledged: number; stored: number; wrong: string[] }

/** Each wrong clock and a right one after it, `rounds` times: each is shown when it came, at a time that can be. */
export async function skewedClocks(
  run: { url: string; mqttPort: number },
  rounds: number,
): Promise<SkewedClocks> {
  const told: SkewedClocks = { sent: 0, acknowledged: 0, stored: 0, wrong: [] }
  const account = await anAccount(run.url)
  for (const [name, wrongClock] of Object.entries(CLOCKS))
    for (let round = 0; round < rounds; round++) {
      const credentials = await aTracker(account)
      const client = await brokerClient(credentials, { host: '127.0.0.1', port: run.mqttPort })
      for (const [which, clock] of [
        [`a clock ${name}`, wrongClock],
        [`a right clock after one ${name}`, toIso],
      ] as const) {
        told.sent += 1
        const lat = 26.1 + told.sent * 1e-5
        const position = { time: clock(Date.now()), lat, lng: -80.1 }
        await client.publishAsync(telemetryOf(credentials.trackerId), JSON.stringify(position), { qos: 1 })
        told.acknowledged += 1
        const { tracking } = await deviceOf(account, credentials.trackerId)
        const aside = Math.abs(Date.now() - Date.parse(tracking?.GPSTime ?? ''))
        if (!(aside < MINUTE_MS)) told.wrong.push(`${which}: shown at ${tracking?.GPSTime}`)
        if (Math.abs((tracking?.latitude ?? 0) - lat) < 1e-6) told.stored += 1
        else told.wrong.push(`${which}: ${tracking?.latitude} is shown, ${lat} was sent`)
      }
      await client.endAsync()
    }
  return told
}
