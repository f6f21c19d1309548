import type { ScheduleRecipients } from '../../../outside/notify-queue.ts'
import { loadAccount } from '../account.ts'
import { allOf } from '../all-of.ts'
import { unreachableBySms } from '../channels/text-message.ts'
import { consentProblem } from '../delivery/consent.ts'
import type { NamedRecipient } from '../delivery/recipients.ts'
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
  const isReachable = async ({ channel, address }: NamedRecipient) =>
    channel === 'email'
      ? address !== '' && deps.sendEmail !== null
      : channel === 'sms' && (await unreachableBySms(address, account, deps)) === null
  await allOf(
    recipientsOfSchedule(schedule.settings, account).map(async (recipient) => {
      if (await isReachable(recipient)) await consentProblem(recipient, account, 'reports', deps)
    }),
  )
}
