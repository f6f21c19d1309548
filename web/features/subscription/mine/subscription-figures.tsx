import { IconCircleCheck, IconCurrencyDollar, IconDeviceMobile, IconTicket } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Subscription } from '../../../../shared/subscriptions/subscription.ts'
import { Figure, FigureCards } from '../../../ui/figures/figure.tsx'
import { useMoney } from '../../../ui/units/use-money.ts'
import { countsOf } from './counts.ts'

const ICON = { size: 18, stroke: 1.7, 'aria-hidden': true }

/** `subscriptions` is undefined while they load. */
type Props = { subscriptions: readonly Subscription[] | undefined }

/** How many there are, how many are free, and what they cost a month. */
export function SubscriptionFigures({ subscriptions }: Props) {
  const { t } = useTranslation()
  const money = useMoney()
  const counts = subscriptions && countsOf(subscriptions)
  const figure = (name: 'active' | 'assigned' | 'available') =>
    counts === undefined ? null : String(counts[name])
  const pastDue = counts?.pastDue ?? 0
  return (
    <FigureCards label={t('subscription.tiles.label')}>
      <Figure
        label={t('subscription.tiles.active')}
        icon={<IconCircleCheck {...ICON} />}
        value={figure('active')}
        caption={
          pastDue > 0
            ? t('subscription.tiles.pastDue', { count: pastDue })
            : t('subscription.tiles.noPastDue')
        }
      />
      <Figure
        label={t('subscription.tiles.assigned')}
        icon={<IconDeviceMobile {...ICON} />}
        value={figure('assigned')}
        caption={t('subscription.tiles.ofActive', { count: counts?.active })}
      />
      <Figure
        label={t('subscription.tiles.available')}
        icon={<IconTicket {...ICON} />}
        value={figure('available')}
        caption={t('subscription.tiles.availableText')}
      />
      <Figure
        label={t('subscription.tiles.monthlyTotal')}
        icon={<IconCurrencyDollar {...ICON} />}
        value={counts === undefined ? null : money(counts.monthlyCents)}
        caption={t('subscription.tiles.monthlyText')}
      />
    </FigureCards>
  )
}
