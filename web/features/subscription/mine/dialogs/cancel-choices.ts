import type { Subscription } from '../../../../../shared/subscriptions/subscription.ts'
import type { CancelWhen } from '../use-subscription-actions.ts'

/** When a subscription can end. Only one whose next period is still to be paid can run until then. */
export const cancelChoices = ({
  status,
  nextBillingDate,
  endsAt,
}: Pick<Subscription, 'status' | 'nextBillingDate' | 'endsAt'>): [CancelWhen, ...CancelWhen[]] =>
  status === 'active' && nextBillingDate !== null && endsAt === null ? ['at-period-end', 'now'] : ['now']
