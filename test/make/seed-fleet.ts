import { BatchWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import type { StoredDevice } from '../../functions/stores/devices.ts'
import type { StoredSubscription } from '../../functions/stores/subscriptions.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS, toIso } from '../../shared/time.ts'
import { advance } from '../../shared/tracking/advance.ts'
import { type StampedPosition, stamp } from '../../shared/tracking/judging/clock.ts'
import { packPositions } from '../../shared/tracking/packing/pack-positions.ts'
import { roundedCoordinate } from '../../shared/tracking/packing/resolution.ts'
import { packTracked } from '../../shared/tracking/packing/tracked-format.ts'
import { NOTHING_TRACKED, type Tracked } from '../../shared/tracking/tracked.ts'
import type { LocalStore } from './local/local-store.ts'
import { aPosition } from './tracking/a-position.ts'
import { noise, seeded } from './tracking/tracks.ts'

/** Some 50 km/h. */
const STEP_DEGREES = 0.0019
/** Half of a tail: what a tracker's item holds on average. */
const FIXES = 15
const TYPES = [
  'boat',
  'car',
  'van',
  'truck',
  'sailboat',
  'bus',
  'trailer',
  'motorcycle',
  'container',
] as const
const TOWNS = [
  { lat: 26.12, lng: -80.16, spreadKm: 14 },
  { lat: 27.95, lng: -82.46, spreadKm: 20 },
  { lat: 32.78, lng: -96.8, spreadKm: 30 },
  { lat: 40.71, lng: -74.0, spreadKm: 18 },
  { lat: 34.05, lng: -118.24, spreadKm: 35 },
  { lat: 51.51, lng: -0.13, spreadKm: 20 },
  { lat: 52.37, lng: 4.9, spreadKm: 15 },
  { lat: 48.14, lng: 11.58, spreadKm: 22 },
  { lat: 45.28, lng: 13.61, spreadKm: 8 },
  { lat: -33.87, lng: 151.21, spreadKm: 24 },
  { lat: 35.68, lng: 139.69, spreadKm: 28 },
  { lat: -23.55, lng: -46.63, spreadKm: 30 },
] as const

/** How long ago the last fix was made and arrived, and how often the tracker reports: one for each freshness. */
const LIVE = { fixAgeMs: 10 * SECOND_MS, heardAgeMs: 9 * SECOND_MS, intervalSeconds: 300 }
const OTHERS = [
  { fixAgeMs: 3 * MINUTE_MS, heardAgeMs: 3 * MINUTE_MS, intervalSeconds: 60 },
  { fixAgeMs: 2 * HOUR_MS, heardAgeMs: 20 * SECOND_MS, intervalSeconds: 60 },
  { fixAgeMs: 30 * MINUTE_MS, heardAgeMs: 30 * MINUTE_MS, intervalSeconds: 3600 },
  { fixAgeMs: 9 * HOUR_MS, heardAgeMs: 9 * HOUR_MS, intervalSeconds: 60 },
] as const
/** Of three devices in ten the position is not live. */
const PERIOD = 13

type Seeded = { device: StoredDevice; positions: StampedPosition[]; tracked: Tracked }

/** Devices around the towns of the world, each with a subscription and some minutes of driving before `now`. */
export function aFleet(accountId: string, count: number, now: number, prefix = 'SCALE'): Seeded[] {
  const [place, drift] = [seeded(1), noise(2)]
  return Array.from({ length: count }, (_, index) => {
    const deviceId = `${prefix}${String(index).padStart(5, '0')}`
    const town = TOWNS[Math.floor(place() * place() * TOWNS.length)] ?? TOWNS[0]
    const start = {
      lat: town.lat + (drift() * town.spreadKm) / 111,
      lng: town.lng + (drift() * town.spreadKm) / 111 / Math.cos((town.lat * Math.PI) / 180),
    }
    const deviceType = TYPES[index % TYPES.length] ?? 'boat'
    const device: StoredDevice = {
      accountId,
      deviceId,
      trackId: `${accountId}-${deviceId}`,
      deviceName: `${deviceType[0]?.toUpperCase()}${deviceType.slice(1)} ${index + 1}`,
      deviceType,
      vehicleNum: index % 2 === 0 ? `FL-${index} X` : null,
      customIcon: null,
      tags: index % 3 === 0 ? ['north', 'rented'] : [],
      isInStorageMode: false,
      subscriptionId: `sub-${deviceId}`,
      createdAt: toIso(now),
    }
    const positions = aDriveTo(start, 360 * place(), now, OTHERS[index % PERIOD] ?? LIVE)
    const tracked = positions.reduce(
      (state, position) => advance(state, position, { now, deviceType }).tracked,
      NOTHING_TRACKED,
    )
    return { device, positions, tracked }
  })
}

type Heard = { fixAgeMs: number; heardAgeMs: number; intervalSeconds: number }

function aDriveTo(start: { lat: number; lng: number }, course: number, now: number, heard: Heard) {
  const [north, east] = [Math.cos((course * Math.PI) / 180), Math.sin((course * Math.PI) / 180)]
  return Array.from({ length: FIXES }, (_, index) => {
    const earlierMs = (FIXES - 1 - index) * 15 * SECOND_MS
    return stamp(
      aPosition({
        recordedAt: now - heard.fixAgeMs - earlierMs,
        receivedAt: now - heard.heardAgeMs,
        lat: roundedCoordinate(start.lat + index * STEP_DEGREES * north, 'lat'),
        lng: roundedCoordinate(start.lng + index * STEP_DEGREES * east, 'lng'),
        speedKmh: 50,
        course: Math.round(course),
        altitudeM: 4,
        satellites: 11,
        ignition: true,
        batteryVolts: 13.1,
        cellular: 24,
        odometerKm: 1204.6 + index * 0.2,
        reportIntervalSeconds: heard.intervalSeconds,
      }),
    )
  })
}

const AccessToken = z.object({ sub: z.string() })

/** Whose token it is: the account that a fleet is seeded for. */
export const accountOf = (accessToken: string) =>
  AccessToken.parse(JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString())).sub

/**
 * Writes a fleet straight into the store of a local run, as claims and telemetry would have left it; only its
 * trackers have no credentials.
 */
export async function seedFleet({ client, tables }: LocalStore, fleet: readonly Seeded[]): Promise<void> {
  const devices = fleet.map(({ device }) => device)
  await Promise.all([
    writeAll(client, tables.devices, devices),
    writeAll(client, tables.subscriptions, devices.map(subscriptionOf)),
    writeAll(client, tables.trails, fleet.map(liveItemOf)),
  ])
}

const subscriptionOf = ({ accountId, deviceId, createdAt }: StoredDevice): StoredSubscription => ({
  accountId,
  subscriptionId: `sub-${deviceId}`,
  status: 'active',
  planType: 'test',
  amountCents: 0,
  assignedDeviceId: deviceId,
  createdAt,
})

const liveItemOf = ({ device, positions, tracked }: Seeded) => ({
  trackId: device.trackId,
  itemKey: 'live',
  version: positions.length,
  state: packTracked(tracked),
  tail: packPositions(positions),
  received: positions.length,
  held: 0,
})

/** DynamoDB takes this many items in one call. */
const ITEMS_MAX = 25

async function writeAll(
  client: DynamoDBDocumentClient,
  table: string,
  items: readonly object[],
): Promise<void> {
  for (let first = 0; first < items.length; first += ITEMS_MAX) {
    const requests = items
      .slice(first, first + ITEMS_MAX)
      .map((Item) => ({ PutRequest: { Item: { ...Item } } }))
    await client.send(new BatchWriteCommand({ RequestItems: { [table]: requests } }))
  }
}
