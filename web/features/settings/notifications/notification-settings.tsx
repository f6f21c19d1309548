import { useQueries, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ChosenPreferences, Preferences } from '../../../../shared/account/preferences.ts'
import { accountQuery } from '../../../account/account.ts'
import { phoneQuery } from '../../../account/phone-query.ts'
import { useSite } from '../../../api/site.tsx'
import { pushBrowsersQuery } from '../../../push/push-browsers-query.ts'
import { pushStateQuery } from '../../../push/push-state-query.ts'
import { PanelSkeleton } from '../panel-skeleton.tsx'
import { PhoneSetting } from '../phone/phone-setting.tsx'
import { SwitchSetting } from '../setting.tsx'
import styles from '../settings-page.module.css'
import { KINDS } from './kinds.ts'
import { PushBrowsers } from './push-browsers.tsx'
import { QuietHours } from './quiet-hours.tsx'
import { SmsSetting } from './sms-setting.tsx'
import { TestSetting } from './test-setting.tsx'

type Props = { preferences: Preferences; save: (chosen: ChosenPreferences) => void }

/** What the account is notified of, how and when. Each switch is saved at once. */
export function NotificationSettings({ preferences: { notifications }, save }: Props) {
  const { t } = useTranslation()
  const { client } = useSite()
  const { data: account } = useSuspenseQuery(accountQuery)
  const isLoading = useQueries({
    queries: [phoneQuery(client), pushBrowsersQuery(client), pushStateQuery(account?.accountId ?? '')],
    combine: (queries) => queries.some(({ isPending }) => isPending),
  })
  if (isLoading) return <PanelSkeleton />
  return (
    <div className={styles.panels}>
      <section className={styles.panel} aria-labelledby="settings-channels">
        <h2 id="settings-channels">{t('settings.notifications.channels')}</h2>
        <SwitchSetting
          name={t('settings.notifications.email')}
          description={t('settings.notifications.emailText', { address: account?.email })}
          checked={notifications.email}
          change={(on) => save({ 'notifications.email': on })}
        />
        <SmsSetting on={notifications.sms} change={(on) => save({ 'notifications.sms': on })} />
        <PhoneSetting />
        <PushBrowsers />
        <TestSetting notifications={notifications} email={account?.email ?? null} />
      </section>
      <section className={styles.panel} aria-labelledby="settings-kinds">
        <h2 id="settings-kinds">{t('settings.notifications.kinds')}</h2>
        {KINDS.map((kind) => (
          <SwitchSetting
            key={kind}
            name={t(`settings.notifications.${kind}`)}
            description={t(`settings.notifications.${kind}Text`)}
            checked={notifications[kind]}
            change={(on) => save({ [`notifications.${kind}`]: on })}
          />
        ))}
      </section>
      <section className={styles.panel} aria-labelledby="settings-quiet">
        <h2 id="settings-quiet">{t('settings.notifications.quiet')}</h2>
        <QuietHours from={notifications.quietFrom} to={notifications.quietTo} save={save} />
      </section>
    </div>
  )
}
