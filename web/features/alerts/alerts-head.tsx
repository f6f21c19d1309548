import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Tabs } from '../../ui/tabs.tsx'
import styles from './alerts-page.module.css'

const VIEWS = ['rules', 'events'] as const
export type AlertsView = (typeof VIEWS)[number]

const PATHS = { rules: '/dashboard/alerts', events: '/dashboard/alerts/events' } as const

/** The title, the tabs, and the actions of the page. */
export function AlertsHead({ view, children }: { view: AlertsView; children?: ReactNode }) {
  const { t } = useTranslation()
  return (
    <header className={styles.head}>
      <h1>{t('alerts.title')}</h1>
      <div className={styles.tabs}>
        <Tabs page="alerts" label={t('alerts.views')} names={VIEWS} current={view}>
          {(name, props) => (
            <Link key={name} {...props} to={PATHS[name]}>
              {t(`alerts.tabs.${name}`)}
            </Link>
          )}
        </Tabs>
      </div>
      {children}
    </header>
  )
}
