import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { publicPath } from '../../../shared/site/public-pages.ts'
import { shownLanguage } from '../../i18n/i18n.ts'
import { useMoney } from '../../ui/units/use-money.ts'
import styles from './completion.module.css'
import type { CompletedOrder } from './draft/completed-order.ts'
import page from './onboarding.module.css'
import { CheckMark } from './parts/check-mark.tsx'

const NEXT = ['mail', 'shipping', 'connect'] as const

/** After the payment: what was bought, and what happens next. */
export function Completion({ order }: { order: CompletedOrder }) {
  const { t } = useTranslation()
  const money = useMoney()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const { email, quantity, street, city, orderId, amountCents } = order
  const said = { email, address: `${street}, ${city}`, count: quantity }
  return (
    <main className={styles.done}>
      <span className={styles.mark}>
        <CheckMark />
      </span>
      <h1 tabIndex={-1} ref={heading}>
        {t('onboarding.done.title')}
      </h1>
      <p>{t('onboarding.done.text', { amount: money(amountCents), number: orderId })}</p>
      <h2>{t('onboarding.done.next')}</h2>
      <ol>
        {NEXT.map((what) => (
          <li key={what}>
            <strong>{t(`onboarding.done.${what}`)}</strong>
            <p>{t(`onboarding.done.${what}Text`, said)}</p>
          </li>
        ))}
      </ol>
      <div className={page.buttons}>
        <a href="/login" className={page.secondary}>
          {t('onboarding.signIn')}
        </a>
        <a href={publicPath('/', shownLanguage())} className={page.primary}>
          {t('onboarding.done.home')}
        </a>
      </div>
    </main>
  )
}
