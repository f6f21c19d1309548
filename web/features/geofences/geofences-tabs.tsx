import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Tabs } from '../../ui/tabs.tsx'
import styles from './geofences-page.module.css'
import { type GeofencesTab, TABS } from './geofences-search.ts'
import { RecentAlerts } from './recent-alerts.tsx'

/** The title, and the tabs. */
export function GeofencesTabs({ tab }: { tab: GeofencesTab }) {
  const { t } = useTranslation()
  return (
    <header className={styles.head}>
      <h1>{t('geofences.title')}</h1>
      <div className={styles.tabs}>
        <Tabs page="geofences" label={t('geofences.tabList')} names={TABS} current={tab}>
          {(name, props) => (
            <Link
              key={name}
              {...props}
              from="/dashboard/geofences"
              to="/dashboard/geofences"
              search={{ tab: name === 'map' ? undefined : name }}
            >
              {t(`geofences.tabs.${name}`)}
            </Link>
          )}
        </Tabs>
      </div>
      <RecentAlerts />
    </header>
  )
}
