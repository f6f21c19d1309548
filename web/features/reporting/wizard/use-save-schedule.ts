import type { NewReportSchedule, ReportSchedule } from '../../../../shared/reports/schedule.ts'
import { useCreateSchedule, useUpdateSchedule } from '../schedules/use-schedule-actions.ts'

/** Creates a schedule or saves the edited one. `saved` is called once the list shows it. */
export function useSaveSchedule(edited: ReportSchedule | null, saved: () => void) {
  const create = useCreateSchedule()
  const update = useUpdateSchedule()
  const { error, isPending, reset } = edited === null ? create : update
  const run = (schedule: NewReportSchedule) => {
    if (isPending) return
    if (edited === null) create.mutate(schedule, { onSuccess: saved })
    else update.mutate({ id: edited.id, change: schedule }, { onSuccess: saved })
  }
  return { error, isPending, reset, run }
}
