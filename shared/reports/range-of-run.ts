import type { PeriodPreset } from './period.ts'
import type { Frequency, ReportSchedule } from './schedule.ts'

const PERIODS: Record<Frequency, PeriodPreset> = {
  daily: 'yesterday',
  weekly: 'lastWeek',
  monthly: 'lastMonth',
  quarterly: 'lastQuarter',
}

/** The range of a schedule's run, at the time of the run. Some reports say how things are now. */
export function rangeOfRun({ reportType, frequency }: Pick<ReportSchedule, 'reportType' | 'frequency'>): {
  preset: PeriodPreset
} {
  const isAboutNow = reportType === 'fleet_status' || reportType === 'maintenance_due'
  return { preset: isAboutNow ? 'today' : PERIODS[frequency] }
}
