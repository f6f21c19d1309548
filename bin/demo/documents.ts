import { logbookStore } from '../../functions/stores/devices/logbook.ts'
import { maintenanceStore } from '../../functions/stores/devices/maintenance.ts'
import { reportStore } from '../../functions/stores/reports/reports.ts'
import { scheduleStore } from '../../functions/stores/reports/schedules.ts'
import { type StoredShare, shareStore } from '../../functions/stores/shares.ts'
import { DAY_MS, HOUR_MS, toIso } from '../../shared/time.ts'
import type { FleetVehicle } from '../simulate/vehicle/fleet.ts'
import type { Span } from '../simulate/vehicle/itinerary.ts'
import type { Devices } from './claim-devices.ts'
import type { DemoAccount, ReportKey } from './demo-messages.ts'
import { demoId } from './ids.ts'
import type { Past } from './past.ts'
import type { DemoDeps } from './payments/payments.ts'
import { demoReports, demoSchedules } from './reports.ts'
import { demoMaintenance, demoNotes } from './upkeep.ts'

const DEFINED_DAYS_AGO = 100

/**
 * Writes what the owner keeps: maintenance, notes on trips, links to share, and schedules of reports. Returns the reports
 * that are to be generated.
 */
export async function createDocuments(
  units: readonly FleetVehicle[],
  devices: Devices,
  pasts: ReadonlyMap<string, Past>,
  span: Span,
  account: DemoAccount,
  { client, tables }: DemoDeps,
): Promise<readonly ReportKey[]> {
  const { accountId, timezone, now } = account
  const maintenance = maintenanceStore(client, tables)
  const readingsOf = (deviceId: string) => pasts.get(deviceId)?.tracked.readings
  for (const interval of demoMaintenance(devices, readingsOf, account))
    if ((await maintenance.get(accountId, interval.id)) === null) await maintenance.create(interval)

  const logbook = logbookStore(client, tables.logbook)
  for (const unit of units) {
    const device = devices.get(unit.trackerId)
    const notes = device === undefined ? [] : demoNotes(unit, span, timezone)
    if (device !== undefined) await Promise.all(notes.map((note) => logbook.save(device, note)))
  }

  const shares = shareStore(client, tables.shares)
  for (const share of demoShares(devices, account)) await shares.create(share)

  const schedules = scheduleStore(client, tables)
  const planned = demoSchedules(account, now - DEFINED_DAYS_AGO * DAY_MS)
  for (const schedule of planned)
    if ((await schedules.get(accountId, schedule.scheduleId)) === null) await schedules.create(schedule)

  const reports = reportStore(client, tables)
  const requested = demoReports(planned, account)
  for (const report of requested) {
    const work = { kind: 'reportOverdue' as const, accountId, reportId: report.reportId }
    await reports.create(report, { dueAt: now + HOUR_MS, work })
  }
  return requested.map(({ reportId }) => ({ accountId, reportId }))
}

/** A charter that its guests follow for a week, and freight that a customer may always see. */
function demoShares(devices: Devices, { accountId, now }: DemoAccount): StoredShare[] {
  const linkTo = (name: string, deviceIds: readonly string[], more: Partial<StoredShare>): StoredShare => ({
    accountId,
    shareId: demoId(accountId, `share ${name}`),
    linkId: demoId(accountId, `link ${name}`),
    name,
    devices: deviceIds.flatMap((deviceId) => {
      const trackId = devices.get(deviceId)?.trackId
      return trackId === undefined ? [] : [{ deviceId, trackId }]
    }),
    isActive: true,
    trailHours: 24,
    createdAt: toIso(now),
    endsAt: null,
    accessCount: 0,
    openedAt: [],
    journey: null,
    hidden: null,
    ...more,
  })
  const openedAt = (...hoursAgo: number[]) => hoursAgo.map((hours) => Math.round(now - hours * HOUR_MS))
  return [
    linkTo('Southern Light for our guests', ['YACHT60'], {
      createdAt: toIso(now - 2 * DAY_MS),
      endsAt: now + 5 * DAY_MS,
      accessCount: 4,
      openedAt: openedAt(43, 26.5, 20.2, 3.4),
    }),
    linkTo('Freight to Port Everglades', ['TRUCK7', 'VAN012'], {
      trailHours: 12,
      createdAt: toIso(now - 48 * DAY_MS),
      accessCount: 6,
      openedAt: openedAt(1_020, 700.5, 512, 261, 117.8, 9.3),
    }),
  ]
}
