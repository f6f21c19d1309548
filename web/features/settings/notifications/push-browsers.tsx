import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { notifications } from '../../../../shared/notifications/notifications.routes.ts'
import type { PushBrowser } from '../../../../shared/notifications/push-subscription.ts'
import { accountQuery } from '../../../account/account.ts'
import { useSite } from '../../../api/site.tsx'
import { PUSH_BROWSERS_KEY, pushBrowsersQuery } from '../../../push/push-browsers-query.ts'
import { PushSwitch } from '../../../push/push-switch.tsx'
import { useFailureToast } from '../../../ui/feedback/use-failure-toast.ts'
import { useTimes } from '../../../ui/times/clock.tsx'
import styles from './notifications.module.css'

/** The push switch of this browser, and all browsers that get push messages. */
export function PushBrowsers() {
  const { t } = useTranslation()
  const { client } = useSite()
  const { data: account } = useQuery(accountQuery)
  const { data, isError } = useQuery(pushBrowsersQuery(client))
  return (
    <section className={styles.push} aria-label={t('settings.push.name')}>
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
