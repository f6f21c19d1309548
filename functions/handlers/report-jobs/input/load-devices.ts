import type { DeviceView } from '../../../../shared/devices/device.ts'
import type { Point } from '../../../../shared/geo/point.ts'
import { simplifyLine } from '../../../../shared/geo/simplify.ts'
import { NOTE_NEAR_MS } from '../../../../shared/logbook/notes-of-trips.ts'
import type { MaintenanceStatus } from '../../../../shared/maintenance/maintenance.ts'
import type { DayFigures } from '../../../../shared/reports/figures/day-figures.ts'
import { type LocalDay, type Period, periodBefore } from '../../../../shared/reports/period.ts'
import type { ReportDevice, ReportNeeds } from '../../../../shared/reports/report-input.ts'
import { toIso } from '../../../../shared/time.ts'
import { acceptedPositions } from '../../../../shared/tracking/judging/reprocess.ts'
import { segmentsOf } from '../../../../shared/trails/export-track.ts'
import { type ListDevicesDeps, listDevices } from '../../../devices/list-devices.ts'
import { type ReadMaintenanceDeps, readMaintenance } from '../../../maintenance/read-maintenance.ts'
import { wholeAccount } from '../../../stores/devices/device-scope.ts'
import type { StoredDevice } from '../../../stores/devices/devices.ts'
import type { LogbookStore } from '../../../stores/devices/logbook.ts'
import type { TrailStore } from '../../../stores/trails/trails.ts'
import { readOnBoard } from './read-on-board.ts'
import { monthlyPriceOf, type SelectedDevice } from './select-devices.ts'

export type DeviceDetailsDeps = ListDevicesDeps &
  DeviceTrailDeps &
  ReadMaintenanceDeps & {
    logbook: Pick<LogbookStore, 'listBetween'>
    /** By device id. Days that are over are kept, so that reading them again is fast. */
    readFigures: (devices: readonly StoredDevice[], period: Period) => Promise<Map<string, DayFigures[]>>
  }

/** A report that is interrupted has kept the figures of the devices before. */
const DEVICES_AT_ONCE = 10

type What = { period: Period; needs: ReportNeeds; isTimeUp: () => boolean }

/** The devices with what the report needs of them; `null` if the time is up before they are read. */
export async function loadDevices(
  selected: readonly SelectedDevice[],
  { period, needs, isTimeUp }: What,
  deps: DeviceDetailsDeps,
): Promise<ReportDevice[] | null> {
  const [first] = selected
  if (first === undefined) return []
  const scope = wholeAccount(first.device.accountId)
  const list = await listDevices(scope, deps)
  const now: DevicesNow = {
    views: new Map(list.devices.map((view) => [view.deviceId, view])),
    maintenance: needs.maintenance ? await readMaintenance(scope, deps) : [],
  }
  const loaded: ReportDevice[] = []
  for (let index = 0; index < selected.length; index += DEVICES_AT_ONCE) {
    if (index > 0 && isTimeUp()) return null
    const some = selected.slice(index, index + DEVICES_AT_ONCE)
    loaded.push(...(await loadSome(some, { period, needs }, now, deps)))
  }
  return loaded
}

/** The current state of all devices of the account, read once. */
type DevicesNow = { views: ReadonlyMap<string, DeviceView>; maintenance: readonly MaintenanceStatus[] }

async function loadSome(
  some: readonly SelectedDevice[],
  { period, needs }: Omit<What, 'isTimeUp'>,
  { views, maintenance }: DevicesNow,
  deps: DeviceDetailsDeps,
): Promise<ReportDevice[]> {
  const tracked = some.flatMap(({ device, subscription }) => (subscription === null ? [] : [device]))
  const days = needs.figures ? await deps.readFigures(tracked, period) : NONE
  const daysBefore = needs.figuresBefore ? await deps.readFigures(tracked, periodBefore(period)) : NONE
  return Promise.all(
    some.flatMap(({ device, subscription }) => {
      const { deviceId } = device
      const live = views.get(deviceId)
      // deleted since it was listed
      if (live === undefined) return []
      return describe({ device, subscription }, live, {
        days: days.get(deviceId) ?? [],
        daysBefore: daysBefore.get(deviceId) ?? [],
        maintenance: maintenance.filter((one) => one.deviceId === deviceId),
        needs,
        period,
        deps,
      })
    }),
  )
}

const NONE: ReadonlyMap<string, DayFigures[]> = new Map()

type Details = Pick<ReportDevice, 'days' | 'daysBefore' | 'maintenance'> & {
  needs: ReportNeeds
  period: Period
  deps: DeviceDetailsDeps
}

async function describe(
  { device, subscription }: SelectedDevice,
  live: DeviceView,
  { needs, period, deps, ...details }: Details,
): Promise<ReportDevice> {
  const isTracked = subscription !== null
  const [notes, trails, onBoard] = await Promise.all([
    needs.notes && isTracked ? readNotes(device, firstOf(period, needs), period.to, deps) : [],
    needs.trails && isTracked ? readDayLines(device, period, deps) : [],
    needs.onBoard && isTracked && live.tracking?.onBoard ? readOnBoard(device, period, deps) : null,
  ])
  return {
    deviceId: device.deviceId,
    deviceName: device.deviceName,
    plateNumber: device.vehicleNum,
    deviceType: device.deviceType,
    tags: device.tags,
    ownedSince: Date.parse(device.createdAt),
    isTracked,
    monthlyPrice: subscription && monthlyPriceOf(subscription),
    ...details,
    notes,
    trails,
    onBoard,
    live,
  }
}

/** When the first day starts whose trips the report has. */
const firstOf = (period: Period, { figuresBefore }: ReportNeeds) =>
  figuresBefore ? periodBefore(period).from : period.from

/** Late positions may have moved the start of a trip since it was noted. */
const readNotes = (device: StoredDevice, from: number, to: number, { logbook }: DeviceDetailsDeps) =>
  logbook.listBetween(device, toIso(from - NOTE_NEAR_MS), toIso(to + NOTE_NEAR_MS))

type DeviceTrailDeps = { trails: Pick<TrailStore, 'listPositions'>; now: () => number }

/** A map of a page shows no more of a day's drive. */
const TOLERANCE_M = 10

type DayLines = { date: string; lines: Point[][] }

/** Where a device went on each day of a period, day by day, so that a long period needs no more memory. */
async function readDayLines(
  { trackId, deviceType }: StoredDevice,
  { days }: Period,
  { trails, now }: DeviceTrailDeps,
): Promise<DayLines[]> {
  const read: DayLines[] = []
  for (const { date, from, to } of days.filter((day: LocalDay) => day.from <= now())) {
    const stored = await trails.listPositions(trackId, from, to - 1)
    const points = acceptedPositions(stored, deviceType, from, to - 1)
    if (points.length > 0) read.push({ date, lines: segmentsOf(points).map(simplified) })
  }
  return read
}

const simplified = (points: readonly Point[]): Point[] =>
  simplifyLine(points, TOLERANCE_M).map(({ lat, lng }) => ({ lat, lng }))
