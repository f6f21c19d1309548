import {
  type ChosenPreferences,
  DEFAULT_PREFERENCES,
  withChosen,
} from '../../../../shared/account/preferences.ts'
import { loadReports } from '../../../../shared/i18n/load-texts.ts'
import { type Period, periodBefore, periodFrom } from '../../../../shared/reports/period.ts'
import type { GeofenceVisit, ReportInput, ReportNeeds } from '../../../../shared/reports/report-input.ts'
import type { ReportWriting } from '../../../../shared/reports/report-writing.ts'
import { createTimes } from '../../../../shared/times/times.ts'
import type { AccountEvent } from '../../../../shared/watching/event.ts'
import { placeNames } from '../../../places/place-names.ts'
import type { FindTown } from '../../../places/town-finder.ts'
import type { PreferenceStore } from '../../../stores/accounts/preferences.ts'
import { memberScope } from '../../../stores/devices/device-scope.ts'
import type { GeofenceStore, StoredGeofence } from '../../../stores/geofences/geofences.ts'
import type { StoredReport } from '../../../stores/reports/reports.ts'
import { TooManyPositions } from '../../../stores/trails/trails.ts'
import { ReportRefused } from '../report-refused.ts'
import { type DeviceDetailsDeps, loadDevices } from './load-devices.ts'
import { type EventDeps, readEvents } from './read-events.ts'
import { readVisits, type VisitDeps } from './read-visits.ts'
import { type SelectedDevice, type SelectionDeps, selectDevices } from './select-devices.ts'

export type InputDeps = SelectionDeps &
  DeviceDetailsDeps &
  EventDeps &
  VisitDeps & {
    geofences: Pick<GeofenceStore, 'list'>
    townFinder: () => Promise<FindTown>
    preferences: Pick<PreferenceStore, 'get'>
    now: () => number
  }

/** Everything that a report is made of; `null` if the time is up before it is read. Throws `ReportRefused`. */
export async function loadInput(
  report: StoredReport,
  needs: ReportNeeds,
  isTimeUp: () => boolean,
  deps: InputDeps,
): Promise<ReportInput | null> {
  const { accountId, filters, limitedTo } = report
  const generatedAt = deps.now()
  const period = periodFrom(report.period.from, report.period.to, report.period.timezone)
  const selected = await selectDevices(memberScope(accountId, limitedTo), filters, generatedAt, deps)
  if (selected.length === 0) throw new ReportRefused('no-devices')
  const devices = await refusingTooMany(() => loadDevices(selected, { period, needs, isTimeUp }, deps))
  if (devices === null) return null
  const geofences = await deps.geofences.list(accountId)
  const [lists, findTown, preferences] = await Promise.all([
    readLists(report, { selected, geofences, period, needs }, deps),
    deps.townFinder(),
    deps.preferences.get(accountId),
  ])
  const writing = await writingOf(preferences, period.timezone, generatedAt)
  const placeName = placeNames({ geofences, findTown, writing })
  return { period, generatedAt, devices, ...lists, placeName, writing }
}

type Lists = { events: AccountEvent[]; eventsBefore: AccountEvent[]; visits: GeofenceVisit[] }
type What = {
  selected: readonly SelectedDevice[]
  geofences: readonly StoredGeofence[]
  period: Period
  needs: ReportNeeds
}

async function readLists(
  { accountId, filters }: StoredReport,
  { selected, geofences, period, needs }: What,
  deps: InputDeps,
): Promise<Lists> {
  const among = { accountId, selected, geofenceIds: filters.geofences }
  const [events, eventsBefore, visits] = await Promise.all([
    needs.events ? readEvents(among, period, deps) : [],
    needs.eventsBefore ? readEvents(among, periodBefore(period), deps) : [],
    needs.visits ? readVisits(among, geofences, period, deps) : [],
  ])
  return { events, eventsBefore, visits }
}

async function refusingTooMany<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof TooManyPositions) throw new ReportRefused('too-many-points')
    throw error
  }
}

/** How the report of an account is written: with its units and formats, and the clock of the report's own zone. */
async function writingOf(chosen: ChosenPreferences, timezone: string, now: number): Promise<ReportWriting> {
  const { units, language, ...clock } = withChosen(DEFAULT_PREFERENCES, chosen)
  const { reportTexts: texts } = await loadReports(language)
  const page = { language, invalid: texts.unknownTime, browserZone: timezone, now }
  return { texts, units, language, times: createTimes({ ...clock, timezone }, page) }
}
