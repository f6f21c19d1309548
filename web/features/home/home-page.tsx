import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { recurringCents } from '../../../shared/subscriptions/prices.ts'
import { ChartFrame } from '../../ui/screens/chart-frame.tsx'
import { useMoney } from '../../ui/units/use-money.ts'
import styles from './home-page.module.css'

/** The order page is a site of its own, so links to it load a new page. */
export function HomePage() {
  const { t } = useTranslation()
  return (
    <ChartFrame>
      <div className={styles.content}>
        <h1>{t('pages.home')}</h1>
        <p>{t('home.text')}</p>
        <div className={styles.actions}>
          <Button component="a" href="/onboarding" size="md">
            {t('home.getStarted')}
          </Button>
          <Button component={Link} to="/login" size="md" variant="default">
            {t('signIn.submit')}
          </Button>
        </div>
        <Plans />
      </div>
    </ChartFrame>
  )
}

const PLANS = ['monthly', 'annual', 'marine'] as const

/** What tracking a device costs, each price a link to its order. */
function Plans() {
  const { t } = useTranslation()
  const money = useMoney()
  return (
    <ul className={styles.plans} aria-label={t('home.plans')}>
      {PLANS.map((plan) => (
        <li key={plan}>
          <a href={`/onboarding?plan=${plan}`}>
            <span>{t(`home.planNames.${plan}`)}</span>
            <strong>{t(`home.per.${plan}`, { amount: money(recurringCents({ plan, quantity: 1 })) })}</strong>
          </a>
        </li>
      ))}
    </ul>
  )
}
