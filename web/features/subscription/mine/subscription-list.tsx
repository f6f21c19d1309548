import { useTranslation } from 'react-i18next'
import type { Subscription } from '../../../../shared/subscriptions/subscription.ts'
import { UNKNOWN } from '../../../ui/format.ts'
import { ColumnHeads } from '../../../ui/list/column-heads.tsx'
import lists from '../../../ui/list/list.module.css'
import { shortId } from '../../../ui/text/short-id.ts'
import { useTimes } from '../../../ui/times/clock.tsx'
import { useMoney } from '../../../ui/units/use-money.ts'
import { centsOf, isCanceled, withCanceledLast } from './counts.ts'
import { deviceNameOf } from './device-name-of.ts'
import type { OpenDialog } from './dialogs/subscription-dialogs.tsx'
import styles from './mine.module.css'
import { SubscriptionMenu } from './subscription-menu.tsx'

const COLUMNS = ['id', 'status', 'device', 'price', 'nextBilling', 'transfers'] as const

type Props = { subscriptions: readonly Subscription[]; open: (dialog: OpenDialog) => void }

/** A table on large screens, a list of cards on small ones. */
export function SubscriptionList({ subscriptions, open }: Props) {
  const { t } = useTranslation()
  return (
    <table className={`${lists.table} ${styles.table}`} aria-label={t('subscription.list.label')}>
      <ColumnHeads
        titles={COLUMNS.map((column) => t(`subscription.list.${column}`))}
        hidden={t('subscription.list.menu')}
      />
      <tbody>
        {withCanceledLast(subscriptions).map((one) => (
          <SubscriptionRow key={one.id} subscription={one} open={open} />
        ))}
      </tbody>
    </table>
  )
}

type SubscriptionRowProps = { subscription: Subscription; open: (dialog: OpenDialog) => void }

/** A subscription. A canceled one is greyed out and struck through, and offers no actions (specification 2.4). */
function SubscriptionRow({ subscription, open }: SubscriptionRowProps) {
  const { t } = useTranslation()
  const times = useTimes()
  const { id, planType, marineSupport, assignedDeviceId, nextBillingDate } = subscription
  const canceled = isCanceled(subscription)
  return (
    <tr data-canceled={canceled || undefined}>
      <th scope="row" className={styles.id}>
        <span className={`${styles.struck} numbers`}>{shortId(id)}</span>
        {planType === 'test' && <span className={styles.test}>{t('subscription.testing.chip')}</span>}
        <small className={styles.struck}>
          {t(`subscription.plans.${planType}`)}
          {marineSupport && ` ${t('subscription.marineSupport')}`}
        </small>
      </th>
      <td data-label={t('subscription.list.status')}>
        <Status subscription={subscription} />
      </td>
      <td data-label={t('subscription.list.device')} className={styles.device}>
        <span className={styles.struck} data-missing={assignedDeviceId === null || undefined}>
          {assignedDeviceId === null ? t('subscription.list.notAssigned') : deviceNameOf(subscription)}
        </span>
      </td>
      <td data-label={t('subscription.list.price')} className="numbers">
        <span className={styles.struck}>
          <Price subscription={subscription} />
        </span>
      </td>
      <td data-label={t('subscription.list.nextBilling')} className="numbers">
        {canceled || nextBillingDate === null ? UNKNOWN : times.date(nextBillingDate)}
      </td>
      <td data-label={t('subscription.list.transfers')} className="numbers">
        {canceled ? UNKNOWN : <Transfers subscription={subscription} />}
      </td>
      <td className={styles.menu}>
        {!canceled && <SubscriptionMenu subscription={subscription} open={open} />}
      </td>
    </tr>
  )
}

function Status({ subscription: { status, endsAt } }: Pick<SubscriptionRowProps, 'subscription'>) {
  const { t } = useTranslation()
  const times = useTimes()
  const isEnding = status !== 'canceled' && endsAt !== null
  return (
    <span className={styles.status} data-status={isEnding ? 'ending' : status}>
      {isEnding
        ? t('subscription.status.ending', { date: times.date(endsAt) })
        : t(`subscription.status.${status}`)}
    </span>
  )
}

function Price({ subscription: { planType, amount } }: Pick<SubscriptionRowProps, 'subscription'>) {
  const { t } = useTranslation()
  const money = useMoney()
  if (planType === 'test') return t('subscription.list.free')
  const price = money(centsOf(amount))
  return t(planType === 'monthly' ? 'subscription.list.perMonth' : 'subscription.list.perYear', { price })
}

function Transfers({ subscription: { transfersThisMonth } }: Pick<SubscriptionRowProps, 'subscription'>) {
  const { t } = useTranslation()
  const count = t('subscription.list.transferCount', { count: transfersThisMonth })
  if (transfersThisMonth === 0) return count
  return (
    <span>
      {count} <span className={styles.limit}>{t('subscription.list.limitReached')}</span>
    </span>
  )
}
