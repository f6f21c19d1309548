import type { StoredDevice } from '../../functions/stores/devices/devices.ts'
import type { StoredMaintenance } from '../../functions/stores/devices/maintenance.ts'
import type { TripNote } from '../../shared/logbook/trip-note.ts'
import type { MaintenanceDone } from '../../shared/maintenance/maintenance.ts'
import { DAY_MS, toIso } from '../../shared/time.ts'
import type { Tracked } from '../../shared/tracking/tracked.ts'
import { dayAt } from '../../shared/trails/day-range.ts'
import type { FleetVehicle } from '../simulate/vehicle/fleet.ts'
import { WEEKDAYS, weekdayOf } from '../simulate/vehicle/habits.ts'
import type { Span } from '../simulate/vehicle/itinerary.ts'
import { demoId } from './ids.ts'

type Interval = {
  deviceId: string
  name: string
  everyKm?: number
  everyEngineHours?: number
  everyMonths?: number
  /** When it was last done, and how far and how long the vehicle has run since. */
  daysAgo: number
  km?: number
  engineHours?: number
}

/** The maintenance of the fleet: some of it is due, some will be soon. */
const INTERVALS: readonly Interval[] = [
  { deviceId: 'TRUCK7', name: 'Brake inspection', everyKm: 12_000, everyMonths: 3, daysAgo: 96, km: 9_900 },
  { deviceId: 'MOTO88', name: 'Chain and brakes', everyKm: 5_000, daysAgo: 226, km: 5_060 },
  { deviceId: 'VAN012', name: 'Oil and filter', everyKm: 8_000, daysAgo: 91, km: 7_640 },
  {
    deviceId: 'SEA240',
    name: 'Engine service',
    everyEngineHours: 100,
    everyMonths: 12,
    daysAgo: 275,
    engineHours: 92,
  },
  { deviceId: 'GEN350', name: 'Oil change', everyEngineHours: 250, daysAgo: 51, engineHours: 243 },
  { deviceId: 'YACHT60', name: 'Zinc anodes', everyMonths: 6, daysAgo: 158 },
  { deviceId: 'BUS042', name: 'Oil and filter', everyKm: 15_000, daysAgo: 42, km: 11_100 },
  { deviceId: 'TRUCK7', name: 'Oil and filter', everyEngineHours: 500, daysAgo: 132, engineHours: 211 },
  { deviceId: 'CAR001', name: 'Tire rotation', everyKm: 10_000, daysAgo: 140, km: 4_210 },
  { deviceId: 'SEA240', name: 'Hull cleaning', everyMonths: 3, daysAgo: 41 },
  { deviceId: 'SAIL34', name: 'Rigging check', everyMonths: 12, daysAgo: 120 },
]

type Owner = { accountId: string; timezone: string; now: number }

/** The maintenance intervals of the account, by what its trackers have counted until now. None is older than its device. */
export const demoMaintenance = (
  devices: ReadonlyMap<string, Pick<StoredDevice, 'createdAt'>>,
  readingsOf: (deviceId: string) => Tracked['readings'] | undefined,
  { accountId, timezone, now }: Owner,
): StoredMaintenance[] =>
  INTERVALS.flatMap((interval): StoredMaintenance[] => {
    const { deviceId, name, everyKm = null, everyEngineHours = null, everyMonths = null } = interval
    const [device, readings] = [devices.get(deviceId), readingsOf(deviceId)]
    if (device === undefined || readings === undefined) return []
    const at = now - interval.daysAgo * DAY_MS
    const before = (counted: number | null, since = 0) =>
      counted === null ? null : Math.round(counted - since)
    const done: MaintenanceDone = {
      at: toIso(at),
      odometerKm: before(readings.odometerKm, interval.km),
      engineHours: before(readings.engineHours, interval.engineHours),
    }
    return [
      {
        accountId,
        id: demoId(accountId, `maintenance ${deviceId} ${name}`),
        deviceId,
        name,
        everyKm,
        everyEngineHours,
        everyMonths,
        done: [done],
        added: { ...done, at: toIso(Math.max(at, Date.parse(device.createdAt))) },
        timezone,
        definedAt: at,
        wasDue: false,
        version: 1,
      },
    ]
  })

/** The notes on trips of these devices: business on weekdays, private at the weekend. */
const NOTED: Readonly<Record<string, string>> = {
  CAR001: 'To the depot and back',
  TESLA3: 'School run and office',
}
/** The newest trips wait to be noted. */
const UNNOTED_MS = 2 * DAY_MS

/** The notes on the trips of a vehicle, by when it departs. */
export function demoNotes(
  { trackerId, itinerary }: FleetVehicle,
  { from, to }: Span,
  timezone: string,
): TripNote[] {
  const note = NOTED[trackerId]
  if (note === undefined) return []
  const notes: TripNote[] = []
  const departureAfter = (at: number) => itinerary.stageAt(at).nextDepartureAt
  for (let at = departureAfter(from); at < to - UNNOTED_MS; at = departureAfter(at)) {
    const isBusiness = WEEKDAYS.includes(weekdayOf(dayAt(at, timezone)))
    notes.push({
      deviceId: trackerId,
      start: toIso(at),
      purpose: isBusiness ? 'business' : 'private',
      note: isBusiness ? note : null,
    })
  }
  return notes
}
