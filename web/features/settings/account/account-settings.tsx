import { useQueries } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { phoneQuery } from '../../../account/phone-query.ts'
import { useSite } from '../../../api/site.tsx'
import { DeletionNotice } from '../deletion/deletion-notice.tsx'
import { DeletionPanel } from '../deletion/deletion-panel.tsx'
import { deletionQuery } from '../deletion/deletion-query.ts'
import { exportQuery } from '../export/export-query.ts'
import { ExportSetting } from '../export/export-setting.tsx'
import { PanelSkeleton } from '../panel-skeleton.tsx'
import { PasswordSetting } from '../password/password-setting.tsx'
import { SessionsSetting } from '../sessions/sessions-setting.tsx'
import styles from '../settings-page.module.css'
import { twoStepQuery } from '../two-step/authenticator-app.ts'
import { TwoStep } from '../two-step/two-step.tsx'
import { Profile } from './profile.tsx'

/** Who the account belongs to, how it is protected, and how to leave with its data. */
export function AccountSettings() {
  const { t } = useTranslation()
  const { client } = useSite()
  const panels = useRef<HTMLDivElement>(null)
  const isLoading = useQueries({
    queries: [phoneQuery(client), twoStepQuery, exportQuery(client), deletionQuery(client)],
    combine: (queries) => queries.some(({ isPending }) => isPending),
  })
  if (isLoading) return <PanelSkeleton />
  return (
    <div ref={panels} className={styles.panels} tabIndex={-1}>
      <DeletionNotice withdrawn={() => panels.current?.focus()} />
      <section className={styles.panel} aria-labelledby="settings-profile">
        <h2 id="settings-profile">{t('settings.profile.title')}</h2>
        <Profile />
      </section>
      <section className={styles.panel} aria-labelledby="settings-security">
        <h2 id="settings-security">{t('settings.security')}</h2>
        <PasswordSetting />
        <TwoStep />
        <SessionsSetting />
      </section>
      <section className={styles.panel} aria-labelledby="settings-data">
        <h2 id="settings-data">{t('settings.export.title')}</h2>
        <ExportSetting />
      </section>
      <DeletionPanel requested={() => panels.current?.scrollIntoView()} />
    </div>
  )
}
