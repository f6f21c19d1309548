import type { GeneratedReport } from '../../../../shared/reports/generated-report.ts'
import { numericDates } from '../../../../shared/times/date-parts.ts'
import { useTimes } from '../../../ui/times/clock.tsx'

/** Writes the days of a report as the account writes dates. */
export function usePeriodText(): (period: GeneratedReport['period']) => string {
  const { dateFormat } = useTimes().clock
  return (period) => numericDates(period, dateFormat)
}
