import { groupedBy } from '../../../grouped-by.ts'
import { MINUTE_MS } from '../../../time.ts'
import type { GeofenceVisit, ReportDevice, ReportInput } from '../../report-input.ts'

/**
 * A visit with the part of it that counts: within the period, since the account has the device, and up to now. Epoch
 * milliseconds.
 */
export type CountedVisit = GeofenceVisit & { device: ReportDevice; from: number; to: number; minutes: number }

/** The visits of the devices of a report in order. */
export function countedVisits({ visits, devices, period, generatedAt }: ReportInput): CountedVisit[] {
  const byId = new Map(devices.map((device) => [device.deviceId, device]))
  const end = Math.min(period.to, generatedAt)
  return visits.flatMap((visit) => {
    const device = byId.get(visit.deviceId)
    if (device === undefined) return []
    const { enteredAt, leftAt } = visit
    const from = Math.max(enteredAt ?? device.ownedSince, period.from)
    const to = Math.min(leftAt ?? end, end)
    // a device that passes through is inside for no time
    const isEmpty = from > to || (from === to && enteredAt !== from)
    if (isEmpty || from >= end) return []
    return [{ ...visit, device, from, to, minutes: (to - from) / MINUTE_MS }]
  })
}

/** The sums of visits. */
export type VisitSums = {
  visits: number
  devices: number
  geofences: number
  minutes: number
  longestMinutes: number | null
  /** Within the period; `null` where there is none. Epoch milliseconds. */
  firstEnteredAt: number | null
  lastLeftAt: number | null
}

export function visitSums(visits: readonly CountedVisit[]): VisitSums {
  const entries = visits.flatMap(({ enteredAt }) => enteredAt ?? [])
  const exits = visits.flatMap(({ leftAt }) => leftAt ?? [])
  const minutes = visits.map((visit) => visit.minutes)
  return {
    visits: visits.length,
    devices: new Set(visits.map(({ deviceId }) => deviceId)).size,
    geofences: new Set(visits.map(({ geofenceId }) => geofenceId)).size,
    minutes: minutes.reduce((sum, one) => sum + one, 0),
    longestMinutes: visits.length === 0 ? null : Math.max(...minutes),
    firstEnteredAt: entries.length === 0 ? null : Math.min(...entries),
    lastLeftAt: exits.length === 0 ? null : Math.max(...exits),
  }
}

export type GeofenceSums = VisitSums & { geofenceId: string; geofenceName: string }

/** By geofence, the one with the most time first. */
export function geofenceSums(visits: readonly CountedVisit[]): GeofenceSums[] {
  return [...groupedBy(visits, ({ geofenceId }) => geofenceId)]
    .map(([geofenceId, some]) => ({
      geofenceId,
      // as it was called last
      geofenceName: some.at(-1)?.geofenceName ?? '',
      ...visitSums(some),
    }))
    .toSorted((a, b) => b.minutes - a.minutes)
}
