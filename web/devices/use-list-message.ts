import { useTranslation } from 'react-i18next'
import type { DevicesReply } from '../api/live-push/merge.ts'

/** The server's message about its list of devices; `null` if there is none. */
export function useListMessage(reply: DevicesReply | undefined): string | null {
  const { t } = useTranslation()
  if (reply === undefined || reply.message === null) return null
  return t(`devices.messages.${reply.message}`, { count: reply.devicesWithLatePositions })
}
