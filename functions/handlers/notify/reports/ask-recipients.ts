import type { ScheduleRecipients } from '../../../outside/notify-queue.ts'
import { loadAccount } from '../account.ts'
import { askAll } from '../delivery/ask-all.ts'
import type { NotifyDeps } from '../deps.ts'
import { recipientsOfSchedule } from './find-report.ts'

/** Asks the recipients of a schedule who have not been asked, so that they can agree before its first run. */
export async function askRecipients(
  { accountId, scheduleId }: ScheduleRecipients,
  deps: NotifyDeps,
): Promise<void> {
  const schedule = await deps.schedules.get(accountId, scheduleId)
  const account = schedule && (await loadAccount(accountId, deps))
  if (schedule && account)
    await askAll(recipientsOfSchedule(schedule.settings, account), account, 'reports', deps)
}
