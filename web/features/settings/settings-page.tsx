import { Skeleton } from '@mantine/core'
import { getRouteApi, Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { usePreferences, useSavePreferences } from '../../api/use-preferences.ts'
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { TabPanel, Tabs } from '../../ui/tabs.tsx'
import { FormatPreview } from './format-preview.tsx'
import { GeneralSettings } from './general-settings.tsx'
import styles from './settings-page.module.css'
import { TABS } from './settings-search.ts'
import { TwoStep } from './two-step/two-step.tsx'

const route = getRouteApi('/dashboard/settings')

const NotificationSettings = lazy(() =>
  import('./notifications/notification-settings.tsx').then((module) => ({
    default: module.NotificationSettings,
  })),
)

export function SettingsPage() {
  const { t } = useTranslation()
  const { tab = 'general' } = route.useSearch()
  const { preferences, failed } = usePreferences()
  const save = useSavePreferences(useFailureToast(t('settings.notSaved')))
  return (
    <div className={styles.page}>
      <PageHead title={t('settings.title')} />
      <div className={styles.tabs}>
        <Tabs page="settings" label={t('settings.title')} names={TABS} current={tab}>
          {(name, props) => (
            <Link
              key={name}
              {...props}
              from="/dashboard/settings"
              to="/dashboard/settings"
              search={{ tab: name === 'general' ? undefined : name }}
            >
              {t(`settings.tabs.${name}`)}
            </Link>
          )}
        </Tabs>
      </div>
      {failed && (
        <p className={styles.note} role="status">
          {t('settings.notLoaded')}
        </p>
      )}
      <TabPanel page="settings" name={tab}>
        {tab === 'general' && (
          <section className={styles.panel} aria-labelledby="settings-general">
            <h2 id="settings-general">{t('settings.general')}</h2>
            <FormatPreview />
            <GeneralSettings preferences={preferences} save={save} />
          </section>
        )}
        {tab === 'notifications' && (
          <Suspense fallback={<Skeleton height={420} radius={12} />}>
            <NotificationSettings preferences={preferences} save={save} />
          </Suspense>
        )}
        {tab === 'account' && (
          <section className={styles.panel} aria-labelledby="settings-security">
            <h2 id="settings-security">{t('settings.security')}</h2>
            <TwoStep />
          </section>
        )}
      </TabPanel>
      <p className={styles.comingSoon}>{t('settings.comingSoon')}</p>
    </div>
  )
}
