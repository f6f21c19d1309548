import { type EmailFeedback, SES_FEEDBACK } from '../../../../shared/notifications/email-feedback.ts'
import { log } from '../../../runtime/log.ts'
import type { NotifyDeps } from '../deps.ts'

const PERMANENT = 'Permanent'

/** Sends nothing more to an address that bounces for good or complains, and says so beside it. */
export async function takeFeedback(
  feedback: EmailFeedback,
  { recipients, now }: Pick<NotifyDeps, 'recipients' | 'now'>,
): Promise<void> {
  const state = stateOf(feedback)
  log('info', 'email-feedback', { state: state ?? 'transient' })
  if (state === null) return
  const { destination, tags } = feedback.detail.mail
  await recipients.decide(tags.account[0], `email:${destination[0]}`, state, now())
}

function stateOf(feedback: EmailFeedback): 'bounced' | 'complained' | null {
  if (feedback['detail-type'] === SES_FEEDBACK.detailTypes.complaint) return 'complained'
  return feedback.detail.bounce.bounceType === PERMANENT ? 'bounced' : null
}
