import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { phoneQuery } from '../../../account/phone-query.ts'
import { useSite } from '../../../api/site.tsx'
import { PanelSkeleton } from '../panel-skeleton.tsx'
import { PasswordSetting } from '../password/password-setting.tsx'
import { SessionsSetting } from '../sessions/sessions-setting.tsx'
import styles from '../settings-page.module.css'
import { twoStepQuery } from '../two-step/authenticator-app.ts'
import { TwoStep } from '../two-step/two-step.tsx'
import { Profile } from './profile.tsx'

/** Who the account belongs to, and how it is protected. */
export function AccountSettings() {
  const { t } = useTranslation()
  const { client } = useSite()
  const isLoading = useQueries({
    queries: [phoneQuery(client), twoStepQuery],
    combine: (queries) => queries.some(({ isPending }) => isPending),
  })
  if (isLoading) return <PanelSkeleton />
  return (
    <div className={styles.panels}>
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
    </div>
  )
}
