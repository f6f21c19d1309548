import { useTranslation } from 'react-i18next'
import type { Subscription } from '../../../../shared/subscriptions/subscription.ts'
import lists from '../../../ui/list.module.css'
import { withCanceledLast } from './counts.ts'
import type { OpenDialog } from './dialogs/subscription-dialogs.tsx'
import styles from './mine.module.css'
import { SubscriptionRow } from './subscription-row.tsx'

const COLUMNS = ['id', 'status', 'device', 'price', 'nextBilling', 'transfers'] as const

type Props = { subscriptions: readonly Subscription[]; open: (dialog: OpenDialog) => void }

/** A table on large screens, a list of cards on small ones. */
export function SubscriptionList({ subscriptions, open }: Props) {
  const { t } = useTranslation()
  return (
    <table className={`${lists.table} ${styles.table}`} aria-label={t('subscription.list.label')}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`subscription.list.${column}`)}
            </th>
          ))}
          <th scope="col">
            <span className={lists.hidden}>{t('subscription.list.menu')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {withCanceledLast(subscriptions).map((one) => (
          <SubscriptionRow key={one.id} subscription={one} open={open} />
        ))}
      </tbody>
    </table>
  )
}
