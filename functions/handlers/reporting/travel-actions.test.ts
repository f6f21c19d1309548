import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, toIso } from '../../../shared/time.ts'
import { advance } from '../../../shared/tracking/advance.ts'
import type { StampedPosition } from '../../../shared/tracking/judging/clock.ts'
import { NOTHING_TRACKED } from '../../../shared/tracking/tracked.ts'
import { aCaller } from '../../../test/make/api/a-caller.ts'
import { aStampedPosition, NOON } from '../../../test/make/tracking/a-position.ts'
import { fixAt } from '../../../test/make/tracking/tracks.ts'
import { isTrackedAt, type StoredSubscription } from '../../stores/billing/subscriptions.ts'
import type { StoredDevice } from '../../stores/devices/devices.ts'
import { type TravelDeps, travelActions } from './travel-actions.ts'

const NOW = NOON + HOUR_MS
const CALLER = aCaller('a1')

const aStoredDevice = (deviceId: string, more: Partial<StoredDevice> = {}): StoredDevice => ({
  accountId: 'a1',
  deviceId,
  trackId: `track-${deviceId}`,
  deviceName: deviceId,
  deviceType: 'car',
  vehicleNum: null,
  customIcon: null,
  tags: [],
  isInStorageMode: false,
  subscriptionId: `s-${deviceId}`,
  createdAt: toIso(NOON),
  ...more,
})

const aSubscriptionOf = (
  { deviceId }: StoredDevice,
  status = 'active',
  trackedUntil: number | null = null,
): StoredSubscription => ({
  accountId: 'a1',
  subscriptionId: `s-${deviceId}`,
  status,
  planType: 'monthly',
  amountCents: 999,
  assignedDeviceId: deviceId,
  createdAt: toIso(NOON),
  trackedUntil,
})

/** 10 minutes at 60 km/h. */
const aDrive = Array.from({ length: 11 }, (_, minute) =>
  fixAt(minute * 60, minute * 1000, 0, { speedKmh: 60 }),
)

/**
 * The actions over devices with subscriptions that all drove `trail`.
 * `read` collects the trails that were read.
 */
function withDevices(
  devices: StoredDevice[],
  { subscriptions = devices.map((one) => aSubscriptionOf(one)), trail = aDrive } = {},
) {
  const read: string[] = []
  const deps: TravelDeps = {
    devices: { list: async () => devices },
    subscriptions: {
      assignments: async () => {
        const tracked = subscriptions.filter((one) => isTrackedAt(one, NOW))
        const assigned = tracked.map((one) => [one.assignedDeviceId ?? '', one.subscriptionId] as const)
        return { assigned: new Map(assigned), free: 0 }
      },
    },
    trails: {
      listPositions: async (trackId) => {
        read.push(trackId)
        return trail
      },
      getLiveStates: async (trackIds) =>
        new Map(trackIds.map((id) => [id, { version: 1, tracked: trackedAlong(trail), latePositions: 0 }])),
    },
    now: () => NOW,
  }
  return { actions: travelActions(deps), read }
}

const trackedAlong = (trail: readonly StampedPosition[]) =>
  trail.reduce((state, fix) => advance(state, fix, { now: NOW, deviceType: 'car' }).tracked, NOTHING_TRACKED)

const summaryOf = (plate: string, { actions }: ReturnType<typeof withDevices>) =>
  actions.getSummary({ path: { plate }, query: { period: 'last12h' }, body: undefined }, CALLER)

const dayOf = (
  { actions }: ReturnType<typeof withDevices>,
  query: { startOfToday: string; after?: string } = { startOfToday: toIso(NOON) },
) => actions.getDay({ path: {}, query, body: undefined }, CALLER)

describe('the summary of a device', () => {
  it('API-3 is found by vehicle number, or by device id if no vehicle has it as its number', async () => {
    const devices = withDevices([aStoredDevice('CAR-1', { vehicleNum: 'M 1' }), aStoredDevice('CAR-2')])
    for (const plate of ['M 1', 'CAR-1', 'CAR-2'])
      expect(await summaryOf(plate, devices)).toMatchObject({
        reply: { success: true, report: { summary: { maxSpeed: 60, totalDistance: 10 } } },
      })
    expect(devices.read).toEqual(['track-CAR-1', 'track-CAR-1', 'track-CAR-2'])
  })

  it.each([
    [NOW + 1, 1],
    [NOW, 0],
  ])('T19 SUB-7 of a failed payment goes on until the end of its grace: %d', async (trackedUntil, read) => {
    const device = aStoredDevice('CAR-1')
    const subscriptions = [aSubscriptionOf(device, 'past_due', trackedUntil)]
    const devices = withDevices([device], { subscriptions })
    await summaryOf('CAR-1', devices)
    expect(devices.read).toHaveLength(read)
  })

  it('API-3 is refused for an unknown plate and for a device without an active subscription, and reads nothing', async () => {
    const unsubscribed = aStoredDevice('CAR-1', { vehicleNum: 'M 1' })
    for (const subscriptions of [[], [aSubscriptionOf(unsubscribed, 'canceled')]]) {
      const devices = withDevices([unsubscribed], { subscriptions })
      for (const plate of ['M 1', 'CAR-1', 'M 2'])
        expect(await summaryOf(plate, devices)).toEqual({ refused: 'not-found' })
      expect(devices.read).toEqual([])
    }
  })
})

describe('the day of all devices', () => {
  it('OVR-7 has the last 24 hours and today separately', async () => {
    const answer = await dayOf(withDevices([aStoredDevice('CAR-1')]), {
      startOfToday: toIso(NOON + 5 * 60_000),
    })
    expect(answer).toMatchObject({
      reply: {
        devices: [
          {
            deviceId: 'CAR-1',
            last24Hours: { distanceKm: 10, maxSpeedKmh: 60, averageSpeedKmh: 60, engineOnMinutes: null },
            today: { distanceKm: 5, maxSpeedKmh: 60 },
          },
        ],
        next: null,
      },
    })
  })

  it('API-1 leaves out a device without a subscription', async () => {
    const [one, other] = [aStoredDevice('CAR-1'), aStoredDevice('CAR-2')]
    const devices = withDevices([one, other], { subscriptions: [aSubscriptionOf(other)] })
    expect(await dayOf(devices)).toMatchObject({ reply: { devices: [{ deviceId: 'CAR-2' }] } })
    expect(devices.read).toEqual(['track-CAR-2'])
  })

  it('OVR-7 reads no trail for a device without a fix in the range', async () => {
    const trail = [aStampedPosition({ recordedAt: NOW - DAY_MS - 1 })]
    const silent = withDevices([aStoredDevice('CAR-1')], { trail })
    expect(await dayOf(silent)).toMatchObject({
      reply: { devices: [{ last24Hours: { distanceKm: 0, maxSpeedKmh: null } }] },
    })
    expect(silent.read).toEqual([])
    const reporting = withDevices([aStoredDevice('CAR-1')], {
      trail: [aStampedPosition({ recordedAt: NOW - DAY_MS })],
    })
    await dayOf(reporting)
    expect(reporting.read).toEqual(['track-CAR-1'])
  })

  it.each([
    [20, 20, null],
    [21, 20, 'CAR-019'],
  ])('OVR-2 of %i devices the first page has %i and continues after %s', async (count, pageSize, next) => {
    const names = Array.from({ length: count }, (_, index) => `CAR-${String(index).padStart(3, '0')}`)
    const devices = withDevices(names.toReversed().map((name) => aStoredDevice(name)))
    const first = await dayOf(devices)
    expect(first).toMatchObject({ reply: { next } })
    expect('reply' in first && first.reply.devices.map(({ deviceId }) => deviceId)).toEqual(
      names.slice(0, pageSize),
    )
    const rest = await dayOf(devices, { startOfToday: toIso(NOON), after: 'CAR-019' })
    expect('reply' in rest && rest.reply.devices.map(({ deviceId }) => deviceId)).toEqual(names.slice(20))
  })

  it.each([
    [NOW, true],
    [NOW + 1, false],
    [NOW - 25 * HOUR_MS, true],
    [NOW - 25 * HOUR_MS - 1, false],
  ])('OVR-7 a day that started at %i is today: %s', async (start, isToday) => {
    const answer = await dayOf(withDevices([]), { startOfToday: toIso(start) })
    expect('reply' in answer).toBe(isToday)
    if (!isToday) expect(answer).toMatchObject({ refused: 'not-today' })
  })
})
