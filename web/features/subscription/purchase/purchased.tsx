import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { firstChargeCents } from '../../../../shared/subscriptions/prices.ts'
import { useMoney } from '../../../ui/units/use-money.ts'
import styles from './purchase.module.css'
import type { Bought } from './use-buying.ts'
import { useFocusOnMount } from './use-focus-on-mount.ts'

/** The purchase is paid: what was charged, and what to do next. */
export function Purchased({ bought: { count, ordered } }: { bought: Bought }) {
  const { t } = useTranslation()
  const money = useMoney()
  const title = useFocusOnMount()
  const { planType, marineSupport, quantity, orderDevice } = ordered
  const cents = firstChargeCents({
    plan: marineSupport ? 'marine' : planType,
    quantity,
    withUnits: orderDevice,
  })
  return (
    <section className={styles.outcome} aria-labelledby="purchased">
      <IconCircleCheck size={44} stroke={1.5} aria-hidden className={styles.success} />
      <h2 id="purchased" ref={title} tabIndex={-1}>
        {t('purchase.done.title', { count })}
      </h2>
      <p>{t('purchase.done.paid', { price: money(cents) })}</p>
      <p>{t('purchase.done.text')}</p>
      {orderDevice && <p>{t('purchase.done.units')}</p>}
      <div className={styles.buttons}>
        {orderDevice && (
          <Button
            variant="default"
            renderRoot={(root) => <Link {...root} to="/dashboard/subscription" search={{ tab: 'units' }} />}
          >
            {t('purchase.done.orders')}
          </Button>
        )}
        <Button renderRoot={(root) => <Link {...root} to="/dashboard/subscription" search={{}} />}>
          {t('purchase.done.assign')}
        </Button>
      </div>
    </section>
  )
}
