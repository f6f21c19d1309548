import { getRouteApi, Link } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChosenPreferences, Preferences } from '../../../shared/account/preferences.ts'
import type { Permission } from '../../../shared/members/roles.ts'
import { useMay } from '../../account/membership.tsx'
import { usePreferences, useSavePreferences } from '../../api/use-preferences.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { EmptyState } from '../../ui/screens/empty-state.tsx'
import { TabPanel, Tabs } from '../../ui/tabs.tsx'
import { GeneralSettings } from './general-settings.tsx'
import { PanelSkeleton } from './panel-skeleton.tsx'
import { Choice } from './setting.tsx'
import styles from './settings-page.module.css'
import { type SettingsTab, TABS } from './settings-search.ts'

const route = getRouteApi('/dashboard/settings')

type PanelProps = { preferences: Preferences; save: (chosen: ChosenPreferences) => void }

const PANELS: Record<SettingsTab, ComponentType<PanelProps>> = {
  general: GeneralSettings,
  notifications: lazy(() =>
    import('./notifications/notification-settings.tsx').then((module) => ({
      default: module.NotificationSettings,
    })),
  ),
  tracking: TrackingSettings,
  account: lazy(() =>
    import('./account-settings.tsx').then((module) => ({ default: module.AccountSettings })),
  ),
  members: lazy(() =>
    import('./members/member-settings.tsx').then((module) => ({ default: module.MemberSettings })),
  ),
  audit: lazy(() => import('./audit/audit-log.tsx').then((module) => ({ default: module.AuditLog }))),
  gateways: lazy(() =>
    import('./gateways/gateway-settings.tsx').then((module) => ({ default: module.GatewaySettings })),
  ),
  api: lazy(() => import('./api/api-settings.tsx').then((module) => ({ default: module.ApiSettings }))),
  billing: lazy(() =>
    import('./billing/billing-settings.tsx').then((module) => ({ default: module.BillingSettings })),
  ),
}

/** What a tab is for, where that is about the account and not about the person. */
const NEEDED: Partial<Record<SettingsTab, Permission>> = {
  members: 'members:manage',
  billing: 'billing:manage',
  gateways: 'gateways:manage',
  api: 'keys:manage',
}

export function SettingsPage() {
  const { t } = useTranslation()
  const { tab = 'general' } = route.useSearch()
  const { preferences, failed } = usePreferences()
  const save = useSavePreferences({
    onFailure: useFailureToast(t('shell.notSaved')),
    onSaved: () => void toast({ text: t('settings.saved'), kind: 'settings-saved' }),
  })
  const may = useMay()
  const isOffered = (name: SettingsTab) => {
    const needed = NEEDED[name]
    return needed === undefined || may(needed)
  }
  const Panel = PANELS[tab]
  return (
    <div className={styles.page}>
      <PageHead title={t('settings.title')} />
      <div className={styles.tabs}>
        <Tabs page="settings" label={t('settings.title')} names={TABS.filter(isOffered)} current={tab}>
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
        {isOffered(tab) ? (
          <Suspense fallback={<PanelSkeleton />}>
            <Panel preferences={preferences} save={save} />
          </Suspense>
        ) : (
          <EmptyState text={t('members.notPermitted')} />
        )}
      </TabPanel>
    </div>
  )
}

const FREQUENCIES = ['1', '5', '15', '30'] as const
const VIEWS = ['standard', 'satellite', 'terrain'] as const

type Frequency = (typeof FREQUENCIES)[number]
type View = (typeof VIEWS)[number]

/** Two choices that are not stored (specification 2.2), and say so. */
function TrackingSettings() {
  const { t } = useTranslation()
  const [frequency, setFrequency] = useState<Frequency>('5')
  const [view, setView] = useState<View>('standard')
  return (
    <section className={styles.panel} aria-labelledby="settings-tracking">
      <h2 id="settings-tracking">{t('settings.tracking.title')}</h2>
      <p className={styles.honest}>{t('settings.tracking.notSaved')}</p>
      <Choice
        name={t('settings.tracking.frequency')}
        description={t('settings.tracking.frequencyText')}
        options={FREQUENCIES.map((minutes) => ({
          value: minutes,
          label: t('settings.tracking.minutes', { minutes }),
        }))}
        value={frequency}
        choose={setFrequency}
      />
      <Choice
        name={t('settings.tracking.view')}
        description={t('settings.tracking.viewText')}
        options={VIEWS.map((value) => ({ value, label: t(`settings.tracking.views.${value}`) }))}
        value={view}
        choose={setView}
      />
    </section>
  )
}
