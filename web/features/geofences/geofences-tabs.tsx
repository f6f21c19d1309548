import { Link } from '@tanstack/react-router'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './geofences-page.module.css'
import { type GeofencesTab, TABS } from './geofences-search.ts'
import { RecentAlerts } from './recent-alerts.tsx'

export const panelId = (tab: GeofencesTab) => `geofences-${tab}`

/** The title, and the tabs: arrow keys move between them. */
export function GeofencesTabs({ tab }: { tab: GeofencesTab }) {
  const { t } = useTranslation()
  return (
    <header className={styles.head}>
      <h1>{t('geofences.title')}</h1>
      <div className={styles.tabs} role="tablist" aria-label={t('geofences.tabList')} onKeyDown={moveFocus}>
        {TABS.map((name) => (
          <Link
            key={name}
            id={`${panelId(name)}-tab`}
            from="/dashboard/geofences"
            to="/dashboard/geofences"
            search={{ tab: name === 'map' ? undefined : name }}
            role="tab"
            aria-selected={name === tab}
            aria-controls={name === tab ? panelId(name) : undefined}
            tabIndex={name === tab ? 0 : -1}
            activeProps={{ 'aria-current': undefined }}
          >
            {t(`geofences.tabs.${name}`)}
          </Link>
        ))}
      </div>
      <RecentAlerts />
    </header>
  )
}

function moveFocus({ key, currentTarget, target }: KeyboardEvent<HTMLElement>) {
  if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || !(target instanceof HTMLElement)) return
  const tabs = [...currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
  const next = tabs.at((tabs.indexOf(target) + (key === 'ArrowRight' ? 1 : -1)) % tabs.length)
  next?.focus()
  next?.click()
}
