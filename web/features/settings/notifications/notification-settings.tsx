import { Button, TextInput } from '@mantine/core'
import { useMutation, useQueries, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChosenPreferences, Preferences } from '../../../../shared/account/preferences.ts'
import { notifications } from '../../../../shared/notifications/notifications.routes.ts'
import type { PushBrowser } from '../../../../shared/notifications/push-subscription.ts'
import { TimeOfDay } from '../../../../shared/times/time-of-day.ts'
import { accountQuery } from '../../../account/account.ts'
import { phoneQuery } from '../../../account/phone-query.ts'
import { useSite } from '../../../api/site.tsx'
import { PUSH_BROWSERS_KEY, pushBrowsersQuery, pushStateQuery } from '../../../push/push-queries.ts'
import { PushSwitch } from '../../../push/push-switch.tsx'
import { useFailureToast } from '../../../ui/feedback/use-failure-toast.ts'
import { useTimes } from '../../../ui/times/clock.tsx'
import { useNow } from '../../../ui/times/now.tsx'
import { PanelSkeleton } from '../panel-skeleton.tsx'
import { PhoneSetting } from '../phone/phone-setting.tsx'
import { SwitchSetting } from '../setting.tsx'
import styles from '../settings-page.module.css'
import { KINDS } from './kinds.ts'
import notificationsStyles from './notifications.module.css'
import { TestSetting } from './test-setting.tsx'

type Props = { preferences: Preferences; save: (chosen: ChosenPreferences) => void }

/** The account's notifications: about what, how and when. Each switch is saved at once. */
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

/** The push switch of this browser, and all browsers that get push messages. */
function PushBrowsers() {
  const { t } = useTranslation()
  const { client } = useSite()
  const { data: account } = useQuery(accountQuery)
  const { data, isError } = useQuery(pushBrowsersQuery(client))
  return (
    <section className={notificationsStyles.push} aria-label={t('settings.push.name')}>
      <strong>{t('settings.push.name')}</strong>
      {account && <PushSwitch accountId={account.accountId} />}
      {isError && <p>{t('settings.push.notLoaded')}</p>}
      {data?.length === 0 && <p>{t('settings.push.none')}</p>}
      {data !== undefined && data.length > 0 && (
        <ul>
          {data.map((browser) => (
            <Browser key={browser.id} browser={browser} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Browser({ browser: { id, label, since } }: { browser: PushBrowser }) {
  const { t } = useTranslation()
  const { client } = useSite()
  const queryClient = useQueryClient()
  const times = useTimes()
  const name = label ?? t('settings.push.unknown')
  const remove = useMutation({
    mutationFn: () => client.call(notifications.removePushSubscription, { path: { id } }),
    onError: useFailureToast(t('settings.push.notRemoved', { name })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: PUSH_BROWSERS_KEY }),
  })
  return (
    <li>
      <span>
        {name}
        {since !== null && (
          <small>
            <time dateTime={since} title={times.full(since)}>
              {t('settings.push.since', { date: times.date(since) })}
            </time>
          </small>
        )}
      </span>
      <Button
        variant="subtle"
        size="compact-sm"
        loading={remove.isPending}
        aria-label={t('settings.push.remove', { name })}
        onClick={() => remove.mutate()}
      >
        {t('settings.push.removeShort')}
      </Button>
    </li>
  )
}

const NIGHT = { from: '22:00', to: '07:00' } as const

type QuietHoursProps = { from: string | null; to: string | null; save: (chosen: ChosenPreferences) => void }

/** When notifications wait. Both times are set, or neither. */
function QuietHours({ from, to, save }: QuietHoursProps) {
  const { t } = useTranslation()
  const times = useTimes()
  const now = useNow()
  const isOn = from !== null && to !== null
  const saveBoth = (hours: { from: string | null; to: string | null }) =>
    save({ 'notifications.quietFrom': hours.from, 'notifications.quietTo': hours.to })
  return (
    <>
      <SwitchSetting
        name={t('settings.notifications.quietSwitch')}
        description={t('settings.notifications.quietText', { zone: times.zoneName(now) })}
        checked={isOn}
        change={(on) => saveBoth(on ? NIGHT : { from: null, to: null })}
      />
      {isOn && (
        <div className={notificationsStyles.hours}>
          <TimeInput
            label={t('settings.notifications.quietFrom')}
            value={from}
            save={(time) => saveBoth({ from: time, to })}
          />
          <TimeInput
            label={t('settings.notifications.quietTo')}
            value={to}
            save={(time) => saveBoth({ from, to: time })}
          />
          {from === to && <p role="alert">{t('settings.notifications.quietSame')}</p>}
        </div>
      )}
    </>
  )
}

type TimeProps = { label: string; value: string; save: (time: string) => void }

/** A time that is saved once it is complete and left. */
function TimeInput({ label, value, save }: TimeProps) {
  const [text, setText] = useState(value)
  return (
    <TextInput
      type="time"
      label={label}
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onBlur={() => {
        const time = TimeOfDay.safeParse(text)
        if (!time.success) setText(value)
        else if (time.data !== value) save(time.data)
      }}
    />
  )
}

type SmsSettingProps = { on: boolean; change: (on: boolean) => void }

/** The SMS switch, which needs a confirmed phone. */
function SmsSetting({ on, change }: SmsSettingProps) {
  const { t } = useTranslation()
  const { client } = useSite()
  const { data } = useQuery(phoneQuery(client))
  const isReady = data?.phoneConfirmed === true
  return (
    <SwitchSetting
      name={t('settings.notifications.sms')}
      description={
        isReady
          ? t('settings.notifications.smsText', { phone: data.phone })
          : t('settings.notifications.smsDisabled')
      }
      checked={on && isReady}
      disabled={!isReady}
      change={change}
    />
  )
}
