import mqtt, { type MqttClient } from 'mqtt'
import { SECOND_MS, toIso } from '../../../shared/time.ts'
import { telemetryTopic } from '../../../shared/tracking/topics.ts'
import { type Account, anAccount } from '../../make/accounts/account.ts'
import { median } from '../../make/percentile.ts'
import { aTracker } from '../../make/tracking/tracker.ts'
import { figure } from '../figure.ts'
import { inForms } from '../part.ts'

/**
 * Positions per second of an account with geofences among its trackers and rules, alternating with one without any.
 */
export const geofenceIngest = inForms(
  { trackers: 100, geofences: 100, rules: 20, rounds: 6, roundMs: 5_000 },
  { trackers: 2, geofences: 2, rules: 2, rounds: 1, roundMs: 200 },
  async ({ trackers, geofences, rules, rounds, roundMs }, { localRun }) => {
    const run = await localRun()
    const without = await aFleet(await anAccount(run.url), run.mqttPort, trackers)
    const watched = await anAccount(run.url)
    for (let index = 0; index < geofences; index++) await createGeofence(watched, index)
    for (let index = 0; index < rules; index++) await createRule(watched, index)
    const within = await aFleet(watched, run.mqttPort, trackers)
    await without.drive(roundMs)
    await within.drive(roundMs)
    const rates = { without: [] as number[], within: [] as number[] }
    for (let round = 0; round < rounds; round++) {
      rates.without.push(await without.drive(roundMs))
      rates.within.push(await within.drive(roundMs))
    }
    await without.end()
    await within.end()
    const share = median(rates.within) / median(rates.without)
    return [
      figure('positions without geofences and rules', median(rates.without), 'a second'),
      figure(`positions among ${geofences} geofences, ${rules} rules`, median(rates.within), 'a second'),
      figure('  compared with none', 100 * share, '%', { atLeast: 90 }),
    ]
  },
)

/** Circles of 200 m in rows of ten, two kilometres apart. */
async function createGeofence(account: Account, index: number): Promise<void> {
  const centre = { latitude: 26 + Math.floor(index / 10) * 0.02, longitude: -80 - (index % 10) * 0.02 }
  const body = { name: `Geofence ${index}`, shape: 'circle', points: [centre], radius: 200 }
  const { status, text } = await account.call('POST', '/geofences', body)
  if (status !== 201) throw new Error(`Creating the geofence failed: ${text}`)
}

/** Conditions that the drives do not meet, so that the figure is that of watching. */
const CONDITIONS = [
  { type: 'speed', operator: 'above', value: 120 },
  { type: 'battery', operator: 'below', value: 12 },
  { type: 'accessory', operator: 'on' },
  { type: 'timeRange', timeStart: '22:00', timeEnd: '06:00', timezone: 'America/New_York' },
  { type: 'noContact', value: 60 },
]

/** Creates a rule: each condition twice as it is, and twice together with a voltage. */
async function createRule(account: Account, index: number): Promise<void> {
  const [, battery] = CONDITIONS
  const condition = CONDITIONS[index % CONDITIONS.length]
  const conditions = index % 2 === 0 ? [condition] : [condition, battery]
  const actions = [{ type: 'email', target: '' }]
  const body = { name: `Rule ${index}`, deviceId: 'ALL_DEVICES', conditions, actions }
  const { status, text } = await account.call('POST', '/vectra/alerts', body)
  if (status !== 201) throw new Error(`Creating the rule failed: ${text}`)
}

async function aFleet(account: Account, mqttPort: number, trackers: number) {
  const clients: { trackerId: string; client: MqttClient; sent: number }[] = []
  for (let index = 0; index < trackers; index++) {
    const { trackerId, username, password } = await aTracker(account, { deviceType: 'car' })
    const connection = { protocolVersion: 4 as const, clientId: trackerId, username, password }
    clients.push({
      trackerId,
      client: await mqtt.connectAsync(`mqtt://127.0.0.1:${mqttPort}`, connection),
      sent: 0,
    })
  }
  return {
    /** Lets each tracker drive north and publish once its last position is acknowledged. Returns the rate. */
    async drive(roundMs: number): Promise<number> {
      const until = Date.now() + roundMs
      let acknowledged = 0
      await Promise.all(
        clients.map(async (one, index) => {
          while (Date.now() < until) {
            one.sent += 1
            const position = {
              time: toIso(Date.now()),
              lat: 26 + one.sent * 0.000_01,
              lng: -80 - index * 0.002,
              speedKmh: 40,
            }
            await one.client.publishAsync(telemetryTopic(one.trackerId), JSON.stringify(position), { qos: 1 })
            acknowledged += 1
          }
        }),
      )
      return acknowledged / (roundMs / SECOND_MS)
    },
    end: () => Promise.all(clients.map(({ client }) => client.endAsync())),
  }
}
