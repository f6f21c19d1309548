import '@mantine/core/styles/Notification.css'
import '@mantine/notifications/styles.css'
import { type NotificationData, Notifications, notifications } from '@mantine/notifications'
import styles from './toasts.module.css'

type Shown = Omit<NotificationData, 'message'> & {
  text: string
  code: string | undefined
  kind: string | undefined
}

/** The id of the last toast of each kind. */
const lastOfKind = new Map<string, string>()

/** Shows a toast, with the code in small print. */
export function showToast({ text, code, kind, ...more }: Shown): void {
  const message = (
    <>
      {text}
      {code && <small className={styles.code}>{code}</small>}
    </>
  )
  const earlier = kind === undefined ? undefined : lastOfKind.get(kind)
  if (earlier !== undefined) notifications.hide(earlier)
  const id = notifications.show({ ...more, message })
  if (kind !== undefined) lastOfKind.set(kind, id)
}

export function Toasts() {
  return <Notifications position="top-right" />
}
