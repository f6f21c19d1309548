import '@mantine/core/styles/Notification.css'
import '@mantine/notifications/styles.css'
import { type NotificationData, Notifications, notifications } from '@mantine/notifications'
import styles from './toasts.module.css'

type Shown = Omit<NotificationData, 'message'> & { text: string; code: string | undefined }

/** Shows a toast, with the code in small print. */
export function showToast({ text, code, ...more }: Shown): void {
  const message = (
    <>
      {text}
      {code && <small className={styles.code}>{code}</small>}
    </>
  )
  notifications.show({ ...more, message })
}

export function Toasts() {
  return <Notifications position="top-right" />
}
