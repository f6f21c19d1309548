import { Button } from '@mantine/core'
import { IconMailX } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { alerts } from '../../../shared/alerts/alerts.routes.ts'
import { NotificationReason } from '../../../shared/notifications/notification-reason.ts'
import type { UndeliveredAlert } from '../../../shared/notifications/undelivered.ts'
import type { Notification } from '../../../shared/watching/event.ts'
import { useSite } from '../../api/site.tsx'
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts'
import { useFocusAncestorOnUnmount } from '../../ui/focus.ts'
import { AgeText } from '../../ui/times/age.tsx'
import { eventAddress, useEventText } from '../use-event-text.ts'
import styles from './undelivered-note.module.css'
import { UNDELIVERED_KEY, undeliveredQuery } from './undelivered-query.ts'

/** Critical alerts with messages that have not arrived, until they are marked as seen. Nothing while there are none. */
export function UndeliveredNote({ follow }: { follow?: () => void }) {
  const { client } = useSite()
  const { data = [] } = useQuery(undeliveredQuery(client))
  return data.length === 0 ? null : <Note undelivered={data} follow={follow} />
}

type Props = {
  undelivered: readonly UndeliveredAlert[]
  /** Called when a link is followed. */
  follow: (() => void) | undefined
}

function Note({ undelivered, follow }: Props) {
  const { t } = useTranslation()
  const eventText = useEventText()
  return (
    <div className={styles.note}>
      <IconMailX size={20} stroke={1.7} aria-hidden />
      <div>
        <h2>{t('events.undelivered.title', { count: undelivered.length })}</h2>
        <ul>
          {undelivered.map(({ event, undelivered: notifications }) => (
            <li key={event.eventId}>
              <Link {...eventAddress(event)} onClick={follow}>
                {eventText(event)}
              </Link>
              <AgeText at={event.timestamp} />
              {notifications.map((notification) => (
                <small key={`${notification.channel}:${notification.recipient}`}>
                  <Missing {...notification} />
                </small>
              ))}
            </li>
          ))}
        </ul>
        <SeenButton undelivered={undelivered} />
      </div>
    </div>
  )
}

/** Which message has not arrived, and why. The recipient of a push message is no name that people know. */
function Missing({ channel, recipient, detail }: Notification) {
  const { t } = useTranslation()
  const reason = NotificationReason.safeParse(detail)
  return (
    <>
      <strong>{t(`events.channels.${channel}`)}</strong> {channel !== 'push' && recipient}
      {reason.success && ` · ${t(`events.notSent.${reason.data}`)}`}
    </>
  )
}

function SeenButton({ undelivered }: Pick<Props, 'undelivered'>) {
  const { t } = useTranslation()
  const { client } = useSite()
  const queryClient = useQueryClient()
  const button = useRef<HTMLButtonElement>(null)
  useFocusAncestorOnUnmount(button)
  const { mutate, isPending } = useMutation({
    mutationFn: (eventIds: string[]) => client.call(alerts.seeUndeliveredAlerts, { body: { eventIds } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: UNDELIVERED_KEY }),
    onError: useFailureToast(t('events.undelivered.seeFailed')),
  })
  return (
    <Button
      ref={button}
      variant="default"
      size="compact-sm"
      onClick={() => isPending || mutate(undelivered.map(({ event }) => event.eventId))}
    >
      {t('events.undelivered.see')}
    </Button>
  )
}
