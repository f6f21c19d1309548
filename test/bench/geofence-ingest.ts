import mqtt, { type MqttClient } from 'mqtt'
import { toIso } from '../../shared/time.ts'
import { telemetryTopic } from '../../shared/tracking/topics.ts'
import { type Account, anAccount } from '../make/account.ts'
import { startLocalProcess } from '../make/local/local-process.ts'
import { median } from '../make/percentile.ts'
import { aTracker } from '../make/tracking/tracker.ts'
import { type Row, rounded } from './report.ts'

const TRACKERS = 100
const GEOFENCES = 100
const RULES = 20
const ROUNDS = 6
const ROUND_MS = 5_000
const LEAST_SHARE = 0.9

/**
 * Positions per second of an account with a hundred geofences among its trackers and twenty rules, alternating with one
 * without any.
 */
export async function measureGeofenceIngest(): Promise<Row[]> {
  const run = await startLocalProcess({ options: ['--fresh'] })
  try {
    const without = await aFleet(await anAccount(run.url), run.mqttPort)
    const watched = await anAccount(run.url)
    for (let index = 0; index < GEOFENCES; index++) await createGeofence(watched, index)
    for (let index = 0; index < RULES; index++) await createRule(watched, index)
    const within = await aFleet(watched, run.mqttPort)
    await without.drive()
    await within.drive()
    const rates = { without: [] as number[], within: [] as number[] }
    for (let round = 0; round < ROUNDS; round++) {
      rates.without.push(await without.drive())
      rates.within.push(await within.drive())
    }
    await without.end()
    await within.end()
    const share = median(rates.within) / median(rates.without)
    return [
      {
        name: 'positions without geofences and rules',
        value: rounded(median(rates.without)),
        unit: 'a second',
      },
      {
        name: `positions among ${GEOFENCES} geofences, ${RULES} rules`,
        value: rounded(median(rates.within)),
        unit: 'a second',
      },
      {
        name: '  compared with none',
        value: rounded(100 * share),
        unit: '%',
        goal: `${100 * LEAST_SHARE} or more`,
        met: share >= LEAST_SHARE,
      },
    ]
  } finally {
    await run.stop()
  }
}

/** Circles of 200 m in rows of ten, two kilometres apart. */
async function createGeofence(account: Account, index: number): Promise<void> {
  const centre = { latitude: 26 + Math.floor(index / 10) * 0.02, longitude: -80 - (index % 10) * 0.02 }
  const body = { name: `Geofence ${index}`, shape: 'circle', points: [centre], radius: 200 }
  const { status, text } = await account.call('POST', '/geofences', body)
  if (status !== 201) throw new Error(`Creating the geofence failed: ${text}`)
}

/** What the drives do not meet, so that the figure is that of watching. */
const CONDITIONS = [
  { type: 'speed', operator: 'above', value: 120 },
  { type: 'battery', operator: 'below', value: 12 },
  { type: 'accessory', operator: 'on' },
  { type: 'timeRange', timeStart: '22:00', timeEnd: '06:00', timezone: 'America/New_York' },
  { type: 'noContact', value: 60 },
]

/** Each of them twice as it is, and twice together with a voltage. */
async function createRule(account: Account, index: number): Promise<void> {
  const [, battery] = CONDITIONS
  const condition = CONDITIONS[index % CONDITIONS.length]
  const conditions = index % 2 === 0 ? [condition] : [condition, battery]
  const actions = [{ type: 'email', target: '' }]
  const body = { name: `Rule ${index}`, deviceId: 'ALL_DEVICES', conditions, actions }
  const { status, text } = await account.call('POST', '/vectra/alerts', body)
  if (status !== 201) throw new Error(`Creating the rule failed: ${text}`)
}

async function aFleet(account: Account, mqttPort: number) {
  const clients: { trackerId: string; client: MqttClient; sent: number }[] = []
  for (let index = 0; index < TRACKERS; index++) {
    const { trackerId, username, password } = await aTracker(account, { deviceType: 'car' })
    const connection = { protocolVersion: 4 as const, clientId: trackerId, username, password }
    clients.push({
      trackerId,
      client: await mqtt.connectAsync(`mqtt://127.0.0.1:${mqttPort}`, connection),
      sent: 0,
    })
  }
  return {
    /** Each tracker drives north and publishes once its last position is acknowledged. Returns the rate. */
    async drive(): Promise<number> {
      const until = Date.now() + ROUND_MS
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
      return acknowledged / (ROUND_MS / 1_000)
    },
    end: () => Promise.all(clients.map(({ client }) => client.endAsync())),
  }
}
