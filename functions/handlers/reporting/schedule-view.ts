import type { ReportSchedule } from '../../../shared/reports/schedule.ts'
import { toIsoOrNull } from '../../../shared/time.ts'
import type { StoredSchedule } from '../../stores/reports/schedules.ts'

/** A schedule as its owner sees it. */
export const scheduleView = ({
  scheduleId,
  settings,
  filters,
  lastRunAt,
  lastOutcome,
  disabledBecause,
  nextRunAt,
}: StoredSchedule): ReportSchedule => ({
  id: scheduleId,
  ...settings,
  filters,
  lastRun: toIsoOrNull(lastRunAt),
  lastOutcome,
  disabledBecause,
  nextRun: toIsoOrNull(nextRunAt),
})
