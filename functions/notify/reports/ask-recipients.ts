import type { ScheduleRecipients } from '../../outside/notify-queue.ts'
import { loadAccount } from '../account.ts'
import { allOf } from '../all-of.ts'
import { unreachableBySms } from '../channels/text-message.ts'
import { consentProblem } from '../consent.ts'
import type { NotifyDeps } from '../deps.ts'
import { recipientsOfSchedule } from './find-report.ts'

/** Asks the recipients of a schedule who have not been asked, so that they can agree before its first run. */
export async function askRecipients(
  { accountId, scheduleId }: ScheduleRecipients,
  deps: NotifyDeps,
): Promise<void> {
  const schedule = await deps.schedules.get(accountId, scheduleId)
  const account = schedule && (await loadAccount(accountId, deps))
  if (!schedule || !account) return
  const people = recipientsOfSchedule(schedule.settings, account).filter(({ channel, address }) =>
    channel === 'email'
      ? address !== '' && deps.sendEmail !== null
      : channel === 'sms' && unreachableBySms(address, deps) === null,
  )
  await allOf(people.map((recipient) => consentProblem(recipient, account, 'reports', deps)))
}
