import { setTimeout as delay } from 'node:timers/promises'
import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { eventStore } from '../../functions/stores/events.ts'
import type { StoredCrossing } from '../../functions/stores/stored-event.ts'
import { MINUTE_MS, SECOND_MS, toIso } from '../../shared/time.ts'
import { telemetryTopic } from '../../shared/tracking/topics.ts'
import { anAccount } from '../make/account.ts'
import { accountIdOf } from '../make/account-id-of.ts'
import { aGeofence } from '../make/geofences/geofence.ts'
import { startLocalProcess } from '../make/local/local-process.ts'
import { localStore, storeEndpointIn } from '../make/local/local-store.ts'
import { aTracker, type Credentials } from '../make/tracking/tracker.ts'
import { brokerClient } from './mqtt/broker-client.ts'
import { until } from './until.ts'

/** Far outside of `aGeofence`, inside, and outside again; the kills come while the trackers cross its edges. */
const WAY = [-80.13, -80.125, -80.12, -80.11, -80.1, -80.09, -80.08, -80.075, -80.07]
const FIX_EVERY_MS = MINUTE_MS
const RETRY_AFTER_MS = 300
/** Work of an event is due a minute after it. */
const LEFT_TO_TICK_MS = 4 * MINUTE_MS

type Crossings = { events: Record<string, number>; expected: number; leftDue: number }

/**
 * Kills the whole run with SIGKILL while trackers cross a geofence, and restarts it on the same folder. With
 * `awaitsTick` it waits until the tick has sent what a killed function left, which takes minutes.
 */
export async function geofenceKillRun(
  trackers: number,
  kills: number,
  { awaitsTick }: { awaitsTick: boolean },
): Promise<Crossings> {
  const options = ['--tick', '1s']
  let run = await startLocalProcess({ options })
  const { mqttPort, dataFolder } = run
  const restart = { port: Number(new URL(run.url).port), mqttPort, dataFolder, options }
  try {
    const account = await anAccount(run.url)
    await aGeofence(account)
    const broker = { host: '127.0.0.1', port: mqttPort }
    const start = Date.now() - WAY.length * FIX_EVERY_MS
    const fleet: Credentials[] = []
    for (let index = 0; index < trackers; index++) fleet.push(await aTracker(account, { deviceType: 'car' }))
    const drives = fleet.map(async (credentials, index) => {
      const client = await brokerClient(credentials, broker)
      for (const [step, lng] of WAY.entries()) {
        const position = {
          time: toIso(start + step * FIX_EVERY_MS),
          lat: 26.11 + index * 0.0001,
          lng,
          speedKmh: 30,
        }
        const message = JSON.stringify(position)
        const publish = () => client.publishAsync(telemetryTopic(credentials.trackerId), message, { qos: 1 })
        while (
          !(await publish().then(
            () => true,
            () => false,
          ))
        )
          await delay(RETRY_AFTER_MS)
        await delay(Math.random() * SECOND_MS)
      }
      await client.endAsync(true)
    })
    const arrived = Promise.all(drives)
    for (let kill = 0; kill < kills; kill++) {
      await delay(2 * SECOND_MS)
      await run.kill()
      run = await startLocalProcess(restart)
    }
    await arrived

    const { client, tables } = await localStore(storeEndpointIn(run.output()))
    const dueEvents = async () => {
      const { Items = [] } = await client.send(new ScanCommand({ TableName: tables.due }))
      return Items.filter(({ dueKey }) => String(dueKey).startsWith('event#')).length
    }
    if (awaitsTick)
      await until('the tick to send what is left', async () => (await dueEvents()) === 0, LEFT_TO_TICK_MS)
    const accountId = accountIdOf(account.accessToken)
    const { events } = await eventStore(client, tables.events).listCrossings(accountId, {}, null, 10_000)
    return { events: countsOf(events), expected: trackers, leftDue: await dueEvents() }
  } finally {
    await run.stop()
  }
}

/** How many trackers have how many events of each type, as `1 entry`. */
function countsOf(events: readonly StoredCrossing[]): Record<string, number> {
  const each = new Map<string, number>()
  for (const { deviceId, eventType } of events) {
    const key = `${deviceId} ${eventType}`
    each.set(key, (each.get(key) ?? 0) + 1)
  }
  const counts: Record<string, number> = {}
  for (const [key, count] of each) {
    const name = `${count} ${key.split(' ')[1]}`
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}
