import { randomFrom } from '../../bin/simulate/vehicle/random.ts'
import type { StoredSubscription } from '../../functions/stores/billing/subscriptions.ts'
import type { StoredDevice } from '../../functions/stores/devices/devices.ts'
import { stateAttributes } from '../../functions/stores/trails/live-item.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS, toIso } from '../../shared/time.ts'
import { advance } from '../../shared/tracking/advance.ts'
import { type StampedPosition, stamp } from '../../shared/tracking/judging/clock.ts'
import { packPositions } from '../../shared/tracking/packing/pack-positions.ts'
import { roundedCoordinate } from '../../shared/tracking/packing/resolution.ts'
import { NOTHING_TRACKED, type Tracked } from '../../shared/tracking/tracked.ts'
import { type LocalStore, putItems } from './local/local-store.ts'
import { aPosition } from './tracking/a-position.ts'

/** About 50 km/h at one fix every 15 s. */
const STEP_DEGREES = 0.0019
/** Half a tail, the average that a live item holds. */
const FIXES = 15
const FIX_INTERVAL_MS = 15 * SECOND_MS
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

/** The ages of the last fix and of its receipt, and the report interval: one combination for each freshness. */
const LIVE: Reporting = { fixAgeMs: 10 * SECOND_MS, contactAgeMs: 9 * SECOND_MS, intervalSeconds: 300 }
const NOT_LIVE: readonly Reporting[] = [
  { fixAgeMs: 3 * MINUTE_MS, contactAgeMs: 3 * MINUTE_MS, intervalSeconds: 60 },
  { fixAgeMs: 2 * HOUR_MS, contactAgeMs: 20 * SECOND_MS, intervalSeconds: 60 },
  { fixAgeMs: 30 * MINUTE_MS, contactAgeMs: 30 * MINUTE_MS, intervalSeconds: 3600 },
  { fixAgeMs: 9 * HOUR_MS, contactAgeMs: 9 * HOUR_MS, intervalSeconds: 60 },
]
/** 4 of 13 devices, about three in ten, are not live. */
const PERIOD = 13

type Seeded = { device: StoredDevice; positions: StampedPosition[]; tracked: Tracked }

/** Devices around towns of the world, each with a subscription and a few minutes of driving up to `now`. */
export function aFleet(accountId: string, count: number, now: number, prefix = 'SCALE'): Seeded[] {
  const [uniform, gaussian] = [randomFrom(1).unit, randomFrom(2).normal]
  return Array.from({ length: count }, (_, index) => {
    const deviceId = `${prefix}${String(index).padStart(5, '0')}`
    const town = TOWNS[Math.floor(uniform() * uniform() * TOWNS.length)] ?? TOWNS[0]
    const start = {
      lat: town.lat + (gaussian() * town.spreadKm) / 111,
      lng: town.lng + (gaussian() * town.spreadKm) / 111 / Math.cos((town.lat * Math.PI) / 180),
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
    const positions = aDriveFrom(start, 360 * uniform(), now, NOT_LIVE[index % PERIOD] ?? LIVE)
    const tracked = positions.reduce(
      (state, position) => advance(state, position, { now, deviceType }).tracked,
      NOTHING_TRACKED,
    )
    return { device, positions, tracked }
  })
}

type Reporting = { fixAgeMs: number; contactAgeMs: number; intervalSeconds: number }

function aDriveFrom(
  start: { lat: number; lng: number },
  course: number,
  now: number,
  { fixAgeMs, contactAgeMs, intervalSeconds }: Reporting,
) {
  const [north, east] = [Math.cos((course * Math.PI) / 180), Math.sin((course * Math.PI) / 180)]
  return Array.from({ length: FIXES }, (_, index) => {
    const beforeLastMs = (FIXES - 1 - index) * FIX_INTERVAL_MS
    return stamp(
      aPosition({
        recordedAt: now - fixAgeMs - beforeLastMs,
        receivedAt: now - contactAgeMs,
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
        reportIntervalSeconds: intervalSeconds,
      }),
    )
  })
}

/**
 * Writes a fleet directly into a local run's store, as claims and telemetry would have left it, but without
 * tracker items: its trackers cannot connect.
 */
export async function seedFleet({ client, tables }: LocalStore, fleet: readonly Seeded[]): Promise<void> {
  const devices = fleet.map(({ device }) => device)
  await Promise.all([
    putItems(client, tables.devices, devices),
    putItems(client, tables.subscriptions, devices.map(subscriptionOf)),
    putItems(client, tables.trails, fleet.map(liveItemOf)),
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

export const liveItemOf = ({ device, positions, tracked }: Seeded) => ({
  trackId: device.trackId,
  itemKey: 'live',
  version: positions.length,
  ...stateAttributes(tracked),
  tail: packPositions(positions),
  received: positions.length,
  held: 0,
})
