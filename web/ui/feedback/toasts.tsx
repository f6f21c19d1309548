import '@mantine/core/styles/Notification.css'
import '@mantine/notifications/styles.css'
import { randomId } from '@mantine/hooks'
import { type NotificationData, Notifications, notifications } from '@mantine/notifications'
import styles from './toasts.module.css'

/** A button that closes the toast. */
export type ToastAction = { label: string; act: () => void }

type Shown = Omit<NotificationData, 'message'> & {
  text: string
  code: string | undefined
  kind: string | undefined
  action: ToastAction | undefined
}

/** The id of the last toast of each kind. */
const lastOfKind = new Map<string, string>()

/** Shows a toast, with the code in small print. */
export function showToast({ text, code, kind, action, ...more }: Shown): void {
  const id = randomId()
  const act = () => {
    notifications.hide(id)
    action?.act()
  }
  const message = (
    <>
      {text}
      {action && (
        <button type="button" className={styles.action} onClick={act}>
          {action.label}
        </button>
      )}
      {code && <small className={styles.code}>{code}</small>}
    </>
  )
  const earlier = kind === undefined ? undefined : lastOfKind.get(kind)
  if (earlier !== undefined) notifications.hide(earlier)
  notifications.show({ ...more, id, message })
  if (kind !== undefined) lastOfKind.set(kind, id)
}

export function Toasts() {
  return <Notifications position="top-right" />
}
