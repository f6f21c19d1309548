import { deviceByPlate } from '../../../shared/devices/plate.ts'
import type { reporting as routes } from '../../../shared/reporting/reporting.routes.ts'
import { type RangeTravel, travelWithin } from '../../../shared/reporting/travel-within.ts'
import { timelineOf } from '../../../shared/reports/figures/timeline.ts'
import { DAY_MS, HOUR_MS } from '../../../shared/time.ts'
import { readTimeline, type TimelineDeps } from '../../figures/read-timeline.ts'
import type { Actions } from '../../runtime/serve-routes.ts'
import type { SubscriptionStore } from '../../stores/billing/subscriptions.ts'
import type { DeviceScope } from '../../stores/devices/device-scope.ts'
import type { DeviceStore, StoredDevice } from '../../stores/devices/devices.ts'
import type { TrailStore } from '../../stores/trails/trails.ts'

const SUMMARY_MS = 12 * HOUR_MS
/** A day has 25 hours when the clocks go back. */
const LONGEST_DAY_MS = 25 * HOUR_MS
/** A day with a fix every 15 s takes a tenth of a second per device, and three times that on a small function. */
const DEVICES_PER_PAGE = 20

export type TravelDeps = {
  devices: Pick<DeviceStore, 'list'>
  subscriptions: Pick<SubscriptionStore, 'assignments'>
  trails: TimelineDeps['trails'] & Pick<TrailStore, 'getLiveStates'>
  now: () => number
}

type TravelRoutes = Pick<typeof routes, 'getSummary' | 'getDay'>

export function travelActions(deps: TravelDeps): Actions<TravelRoutes> {
  /** The devices that a subscription tracks; the others show no tracking. */
  async function trackedDevices(scope: DeviceScope): Promise<StoredDevice[]> {
    const [devices, { assigned }] = await Promise.all([
      deps.devices.list(scope),
      deps.subscriptions.assignments(scope.accountId),
    ])
    return devices.filter(({ deviceId }) => assigned.has(deviceId))
  }

  return {
    async getSummary({ path }, { scope }) {
      const device = deviceByPlate(await trackedDevices(scope), path.plate)
      if (device === null) return { refused: 'not-found' }
      const to = deps.now()
      const from = to - SUMMARY_MS
      const timeline = await readTimeline(device, { from, to }, deps)
      const { maxSpeedKmh, distanceKm } = travelWithin(timeline, { from, to })
      return {
        reply: {
          success: true,
          report: { summary: { maxSpeed: maxSpeedKmh, totalDistance: distanceKm } },
        },
      }
    },

    async getDay({ query }, { scope }) {
      const to = deps.now()
      const startOfToday = Date.parse(query.startOfToday)
      if (startOfToday > to || to - startOfToday > LONGEST_DAY_MS) return NOT_TODAY
      const from = Math.min(startOfToday, to - DAY_MS)
      const remaining = (await trackedDevices(scope))
        .filter(({ deviceId }) => query.after === undefined || deviceId > query.after)
        .toSorted((a, b) => (a.deviceId < b.deviceId ? -1 : 1))
      const page = remaining.slice(0, DEVICES_PER_PAGE)
      const states = await deps.trails.getLiveStates(page.map(({ trackId }) => trackId))
      const dayOf = async (device: StoredDevice) => {
        const newestAt = states.get(device.trackId)?.tracked.newest?.shownAt ?? 0
        const timeline = newestAt < from ? timelineOf([], to) : await readTimeline(device, { from, to }, deps)
        const within = (start: number): RangeTravel => travelWithin(timeline, { from: start, to })
        return {
          deviceId: device.deviceId,
          last24Hours: within(to - DAY_MS),
          today: within(startOfToday),
        }
      }
      const last = page.at(-1)?.deviceId ?? null
      return {
        reply: {
          devices: await Promise.all(page.map(dayOf)),
          next: page.length < remaining.length ? last : null,
        },
      }
    },
  }
}

const NOT_TODAY = {
  refused: 'not-today' as const,
  message: `startOfToday must be within the last ${LONGEST_DAY_MS / HOUR_MS} hours.`,
  more: { errors: [{ path: 'startOfToday', code: 'not-today' }] },
}
