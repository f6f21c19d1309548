import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TabbedPage } from '../../ui/tabbed-page.tsx'
import { Tabs } from '../../ui/tabs.tsx'

const VIEWS = ['rules', 'events'] as const
type AlertsView = (typeof VIEWS)[number]

const PATHS = { rules: '/dashboard/alerts', events: '/dashboard/alerts/events' } as const

type Props = { view: AlertsView; actions?: ReactNode; children: ReactNode }

/** The frame of the pages about alerts: their title and tabs. */
export function AlertsFrame({ view, actions, children }: Props) {
  const { t } = useTranslation()
  const tabs = (
    <Tabs page="alerts" label={t('alerts.views')} names={VIEWS} current={view}>
      {(name, props) => (
        <Link key={name} {...props} to={PATHS[name]}>
          {t(`alerts.tabs.${name}`)}
        </Link>
      )}
    </Tabs>
  )
  return (
    <TabbedPage page="alerts" title={t('alerts.title')} tabs={tabs} current={view} actions={actions}>
      {children}
    </TabbedPage>
  )
}
