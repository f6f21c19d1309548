import { deviceByPlate } from '../../../shared/devices/plate.ts'
import type { RouteInput } from '../../../shared/http/route.ts'
import type { logbook } from '../../../shared/logbook/logbook.routes.ts'
import { switchTimes } from '../../../shared/reports/figures/on-board/switch-times.ts'
import type { TimeSpan } from '../../../shared/reports/figures/time-spans.ts'
import { DAY_MS, MINUTE_MS, toIso, toIsoOrNull } from '../../../shared/time.ts'
import { AHEAD_TOLERANCE_MS } from '../../../shared/tracking/judging/clock.ts'
import { acceptedPositions } from '../../../shared/tracking/judging/reprocess.ts'
import type { AcceptedFix, Readings } from '../../../shared/tracking/tracked.ts'
import { emptyAt } from '../../../shared/tracking/view/battery-forecast.ts'
import { onBoardHistory } from '../../../shared/tracking/view/on-board-history.ts'
import { parseStatusText } from '../../../shared/tracking/view/status-text.ts'
import { columnsJson } from '../../../shared/trails/columns.ts'
import type { ImportedPosition, ImportReport } from '../../../shared/trails/imported-position.ts'
import { localInstant } from '../../../shared/trails/local-instant.ts'
import { MAX_RANGE_MS, type trails as routes, type TrailPoint } from '../../../shared/trails/trails.routes.ts'
import type { Actions } from '../../runtime/serve-routes.ts'
import type { SubscriptionStore } from '../../stores/billing/subscriptions.ts'
import type { DeviceStore, StoredDevice } from '../../stores/devices/devices.ts'
import { POSITIONS_READ_MAX, TooManyPositions, type TrailStore } from '../../stores/trails/trails.ts'
import { trailReader } from '../../trails/read-trail.ts'
import { trackedDevice } from '../../watching/tracked-device.ts'
import { type LogbookDeps, logbookActions } from './logbook-actions.ts'
import { type WholeTripsDeps, wholeTrips } from './whole-trips.ts'
import { withNotes } from './with-notes.ts'

export type TrailsDeps = {
  devices: Pick<DeviceStore, 'get' | 'list'>
  subscriptions: Pick<SubscriptionStore, 'covers'>
  trails: Pick<TrailStore, 'getLiveItem' | 'listPositions'>
  importPositions: (device: StoredDevice, positions: readonly ImportedPosition[]) => Promise<ImportReport>
} & LogbookDeps &
  WholeTripsDeps

export function trailActions(deps: TrailsDeps): Actions<typeof routes & typeof logbook> {
  const read = trailReader(deps.trails)

  /** The same points as columns, for speed. */
  async function readColumns(device: StoredDevice, from: number, to: number): Promise<string> {
    const stored = await deps.trails.listPositions(device.trackId, from, to)
    return columnsJson(acceptedPositions(stored, device.deviceType, from, to))
  }

  /** Runs `work` for a device of the caller's that has a subscription: without one there is nothing to see. */
  async function forTracked<Result>(
    device: StoredDevice | null,
    work: (device: StoredDevice) => Promise<Result>,
  ): Promise<Result | { refused: 'not-found' } | typeof TOO_MANY_POINTS> {
    if (!device) return { refused: 'not-found' }
    const { accountId, subscriptionId, deviceId } = device
    const [result, covered] = await Promise.all([
      work(device).catch((error: unknown) => {
        if (error instanceof TooManyPositions) return TOO_MANY_POINTS
        throw error
      }),
      deps.subscriptions.covers(accountId, subscriptionId, deviceId),
    ])
    return covered ? result : { refused: 'not-found' }
  }

  return {
    ...logbookActions(deps),

    async getTrail({ body }, { scope, wantsAlternative }) {
      return forTracked(await deps.devices.get(scope, body.deviceId), async (device) => {
        const { from, to } = rangeOf(body, deps.now())
        if (to - from > MAX_RANGE_MS + AHEAD_TOLERANCE_MS) return tooLong('startTime')
        if (wantsAlternative) return { alternativeJson: await readColumns(device, from, to) }
        const points = await read(device, from, to)
        const trail = points.map(({ position }) => trailPoint(position, device.deviceName))
        return {
          reply: {
            success: true,
            device: { deviceId: device.deviceId, deviceName: device.deviceName },
            trail,
            mostRecentPoint: trail.at(-1) ?? (await lastKnownPoint(device)),
          },
        }
      })
    },

    async getHistory({ body }, { scope }) {
      const found = deviceByPlate(await deps.devices.list(scope), body.vehiclePlate)
      return forTracked(found, async (device) => {
        const from = localInstant(body.startDate, body.timezoneOffset) ?? 0
        const to = localInstant(body.endDate, body.timezoneOffset) ?? 0
        if (to - from > MAX_RANGE_MS) return tooLong('startDate')
        const points = await read(device, from, to)
        const history = points.map(({ position }) => ({
          GPSTime: toIso(position.shownAt),
          Latitude: position.lat,
          Longitude: position.lng,
          Speed: position.speedKmh ?? 0,
          ACC: position.ignition,
        }))
        const newest = points.findLast(({ position }) => position.statusText !== null)
        const parsedStatus = parseStatusText(newest?.position.statusText ?? '')
        return { reply: { code: 200, data: { history, parsedStatus }, errMsg: null } }
      })
    },

    async importPositions({ path, body }, { scope }) {
      const device = await trackedDevice(scope, path.id, deps)
      if (device === null) return { refused: 'not-found' }
      return { reply: await deps.importPositions(device, body.positions) }
    },

    async getOnBoard({ path }, { scope }) {
      return forTracked(await deps.devices.get(scope, path.id), async ({ trackId }) => {
        const to = deps.now()
        const from = to - DAY_MS
        const positions = await deps.trails.listPositions(trackId, from, to)
        const history = onBoardHistory(positions, from, to)
        return { reply: onBoardReply(history, switchTimes(positions, { from, to })) }
      })
    },

    async listTrips({ path, query }, { scope }) {
      const range = { from: Date.parse(query.from), to: Date.parse(query.to) }
      if (range.to - range.from > MAX_RANGE_MS) return tooLong('from')
      return forTracked(await deps.devices.get(scope, path.id), async (device) => ({
        reply: await withNotes(await wholeTrips(device, range, deps), (from, to) =>
          deps.logbook.listBetween(device, from, to),
        ),
      }))
    },
  }

  async function lastKnownPoint(device: StoredDevice): Promise<TrailPoint | null> {
    const live = await deps.trails.getLiveItem(device.trackId)
    return live?.tracked.last ? trailPoint(live.tracked.last, device.deviceName) : null
  }
}

const onBoardReply = (
  { batteries, depths, tanks }: ReturnType<typeof onBoardHistory>,
  switches: ReturnType<typeof switchTimes>,
) => ({
  batteries: [...batteries].map(([name, voltages]) => ({
    name,
    emptyAt: toIsoOrNull(emptyAt(voltages)),
    voltages: voltages.map(({ at, volts }) => ({ at: toIso(at), volts })),
  })),
  depths: depths.map(({ at, depthM }) => ({ at: toIso(at), depthM })),
  tanks: [...tanks].map(([name, levels]) => ({
    name,
    levels: levels.map(({ at, share }) => ({ at: toIso(at), share })),
  })),
  switches: switches.map(({ reading, on, off }) => ({ reading, on: on.map(isoSpan), off: off.map(isoSpan) })),
})

const isoSpan = ({ from, to }: TimeSpan) => ({ from: toIso(from), to: toIso(to) })

const tooLong = (path: string) => ({
  refused: 'range-too-long' as const,
  message: `The range is longer than ${MAX_RANGE_MS / DAY_MS} days. Request a shorter one.`,
  more: { errors: [{ path, code: 'range-too-long' }] },
})

const TOO_MANY_POINTS = {
  refused: 'too-many-points' as const,
  message: `The range has more than ${POSITIONS_READ_MAX.toLocaleString('en')} points. Request a shorter one.`,
}

const trailPoint = (position: AcceptedFix & Partial<Readings>, deviceName: string): TrailPoint => ({
  latitude: position.lat,
  longitude: position.lng,
  timestamp: toIso(position.shownAt),
  speed: position.speedKmh,
  heading: position.course,
  mileage: position.odometerKm ?? null,
  altitude: position.altitudeM,
  statusDescription: position.statusText ?? null,
  deviceName,
})

/** Without an end, the range includes fixes of trackers whose clocks are ahead of ours, up to the tolerance. */
function rangeOf(body: RouteInput<typeof routes.getTrail>['body'], now: number) {
  const to = body.endTime === undefined ? now + AHEAD_TOLERANCE_MS : Date.parse(body.endTime)
  const from =
    body.startTime === undefined ? now - (body.minutes ?? 0) * MINUTE_MS : Date.parse(body.startTime)
  return { from, to }
}
