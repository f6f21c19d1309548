import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import mqtt, { type MqttClient } from 'mqtt'
import { callsFileIn, RECORDS_FOLDER } from '../../../bin/local/functions/function-records.ts'
import { RecordLine } from '../../../bin/local/iam/call-record.ts'
import { geofenceStore } from '../../../functions/stores/geofences/geofences.ts'
import { ruleStore } from '../../../functions/stores/rules.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS, toIso } from '../../../shared/time.ts'
import { telemetryTopic } from '../../../shared/tracking/topics.ts'
import { startLocalProcess } from '../../make/local/local-process.ts'
import { localStore, storeEndpointIn } from '../../make/local/local-store.ts'
import { aFleet, seedFleet } from '../../make/seed-fleet.ts'
import { PASSWORD, seedTrackers } from '../cost/cost-stack.ts'
import { tableOf } from '../cost/counting-store.ts'
import type { Tools } from '../part.ts'
import { defineWatch } from './define-watch.ts'
import { LOAD, UPLOADS_OF_RETURN } from './load.ts'
import { type Costs, type Counts, unitsOf } from './model.ts'

export type FleetRun = {
  devices: number
  /** Devices that come back with positions of an hour. */
  returning: number
  seconds: number
  /** How long after the last message its late trails are evaluated. */
  settleSeconds: number
}

type Compared = { table: string; predicted: number; counted: number }

const SEEDED_AT_ONCE = 20
const CONNECTED_AT_ONCE = 50
/** A table with fewer calls says nothing about the prediction. */
const CALLS_MIN_SHARE = 0.01
/** Messages that arrive at the same moment share a call. On AWS, without a stream, each has an instance of its own. */
const SHARED_LOOKUPS = 'Trackers'
const STEP_DEGREES = 0.0019

/** The calls to each table that the model predicts for a simulated fleet, and those of a local run that it drives. */
export async function predictedAndCounted(
  costs: Costs,
  run: FleetRun,
  { atEnd }: Tools,
): Promise<Compared[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vectra-scale-'))
  const local = await startLocalProcess({ env: { [RECORDS_FOLDER]: folder } })
  atEnd(local.stop)
  const trackerIds = await seed(storeEndpointIn(local.output()), run.devices)
  const before = callsIn(folder)
  const startedAt = Date.now()
  const counts = await drive(local.mqttPort, trackerIds, run)
  await delay(run.settleSeconds * SECOND_MS)
  const predicted = unitsOf(costs, { ...counts, tick: (Date.now() - startedAt) / MINUTE_MS })
  const counted = callsIn(folder)
  const all = [...counted.values()].reduce((sum, calls) => sum + calls, 0)
  return [...counted]
    .map(([table, calls]) => ({
      table,
      predicted: predicted[table]?.calls ?? 0,
      counted: calls - (before.get(table) ?? 0),
    }))
    .filter(({ table, counted: calls }) => table !== SHARED_LOOKUPS && calls >= CALLS_MIN_SHARE * all)
}

/** The calls to each table that the functions of a local run have recorded. */
function callsIn(folder: string): Map<string, number> {
  const calls = new Map<string, number>()
  // written with the first call
  if (!existsSync(callsFileIn(folder))) return calls
  for (const text of readFileSync(callsFileIn(folder), 'utf8').trim().split('\n')) {
    const line = RecordLine.parse(JSON.parse(text))
    if (!('action' in line) || !line.action.startsWith('dynamodb:')) continue
    const table = tableOf(line.resource)
    calls.set(table, (calls.get(table) ?? 0) + line.times)
  }
  return calls
}

/** Accounts with devices, geofences and a rule. Returns the devices of all accounts in turn. */
async function seed(endpoint: string, devices: number): Promise<string[]> {
  const store = await localStore(endpoint)
  const geofences = geofenceStore(store.client, store.tables)
  const rules = ruleStore(store.client, store.tables)
  const now = Date.now()
  const accounts = Array.from(
    { length: Math.ceil(devices / LOAD.devicesInAccount) },
    (_, index) => `scale${index}`,
  )
  const fleets: string[][] = []
  for (let first = 0; first < accounts.length; first += SEEDED_AT_ONCE)
    await Promise.all(
      accounts.slice(first, first + SEEDED_AT_ONCE).map(async (accountId) => {
        const fleet = aFleet(accountId, LOAD.devicesInAccount, now - HOUR_MS, accountId.toUpperCase())
        await seedFleet(store, fleet)
        await seedTrackers(store, fleet)
        await defineWatch({ accountId, now, addGeofence: geofences.create, addRule: rules.create })
        fleets.push(fleet.map(({ device }) => device.deviceId))
      }),
    )
  return Array.from({ length: LOAD.devicesInAccount }, (_, index) =>
    fleets.flatMap((fleet) => fleet[index] ?? []),
  )
    .flat()
    .slice(0, devices)
}

/**
 * Lets the fleet drive. Returns how often each activity was done. The devices of an account report apart from each
 * other, because on AWS they seldom meet the same instance within a second.
 */
async function drive(
  port: number,
  trackerIds: readonly string[],
  { returning, seconds }: FleetRun,
): Promise<Counts> {
  const clients = await connectAll(port, trackerIds)
  const driving = Math.round(LOAD.drivingShare * clients.length)
  const until = Date.now() + seconds * SECOND_MS
  const counts = { 'first message': 0, message: 0, upload: 0, 'late trail': 0 }
  async function report(client: Client, index: number, firstAfterMs: number): Promise<void> {
    await delay(firstAfterMs)
    for (let step = 0; Date.now() < until; step++) {
      await publish(client, positionAt(Date.now(), index, step))
      counts[step === 0 ? 'first message' : 'message'] += 1
      await delay(Math.min(LOAD.drivingEverySeconds * SECOND_MS, until - Date.now()))
    }
  }
  async function reportOnce(client: Client, index: number, afterMs: number): Promise<void> {
    await delay(afterMs)
    await publish(client, positionAt(Date.now(), index, 0))
    counts['first message'] += 1
  }
  async function comeBack(client: Client, index: number): Promise<void> {
    await delay(((index % returning) / returning / 2) * seconds * SECOND_MS)
    const now = Date.now()
    await publish(client, positionAt(now, index, LOAD.latePositions))
    counts['first message'] += 1
    for (let upload = 0; upload < UPLOADS_OF_RETURN; upload++) {
      const positions = Array.from({ length: LOAD.positionsInUpload }, (_, place) => {
        const step = upload * LOAD.positionsInUpload + place
        const before = (LOAD.latePositions - step) * LOAD.drivingEverySeconds * SECOND_MS
        return positionAt(now - before, index, step)
      })
      await publish(client, positions)
      counts.upload += 1
    }
    counts['late trail'] += 1
  }
  const parkedFrom = driving + returning
  const parkedUntil = parkedFrom + (clients.length - parkedFrom) * (seconds / LOAD.parkedEverySeconds)
  await Promise.all(
    clients.flatMap((client, index) => {
      if (index < driving)
        return report(client, index, (index / driving) * LOAD.drivingEverySeconds * SECOND_MS)
      if (index < parkedFrom) return comeBack(client, index)
      const place = (index - parkedFrom) / (parkedUntil - parkedFrom)
      return place < 1 ? reportOnce(client, index, place * seconds * SECOND_MS) : []
    }),
  )
  await Promise.all(clients.map(({ connection }) => connection.endAsync()))
  return { ...counts, refresh: clients.length, 'new day': driving + returning }
}

type Client = { trackerId: string; connection: MqttClient }

async function connectAll(port: number, trackerIds: readonly string[]): Promise<Client[]> {
  const clients: Client[] = []
  for (let first = 0; first < trackerIds.length; first += CONNECTED_AT_ONCE)
    clients.push(
      ...(await Promise.all(
        trackerIds.slice(first, first + CONNECTED_AT_ONCE).map(async (trackerId) => ({
          trackerId,
          connection: await mqtt.connectAsync(`mqtt://127.0.0.1:${port}`, {
            protocolVersion: 4,
            clientId: trackerId,
            username: trackerId,
            password: PASSWORD,
            keepalive: 1_200,
          }),
        })),
      )),
    )
  return clients
}

const publish = ({ trackerId, connection }: Client, body: object) =>
  connection.publishAsync(telemetryTopic(trackerId), JSON.stringify(body), { qos: 1 })

const positionAt = (at: number, index: number, step: number) => ({
  time: toIso(at),
  lat: 26 + (index % 1_000) * 0.01 + step * STEP_DEGREES,
  lng: -80.1,
  speedKmh: 50,
  course: 0,
  satellites: 11,
  ignition: true,
  batteryVolts: 13.8,
  cellular: 24,
})
