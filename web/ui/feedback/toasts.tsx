import '@mantine/core/styles/Notification.css'
import '@mantine/notifications/styles.css'
import { Notifications, notifications } from '@mantine/notifications'

export const showToast = notifications.show

export function Toasts() {
  return <Notifications position="top-right" />
}
