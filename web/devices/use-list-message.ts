import { useTranslation } from 'react-i18next'
import type { DevicesReply } from '../api/live-push/merge.ts'

/** What the server says about its list of devices; `null` if nothing. */
export function useListMessage(reply: DevicesReply | undefined): string | null {
  const { t } = useTranslation()
  if (reply === undefined || reply.message === null) return null
  return t(`devices.messages.${reply.message}`, { count: reply.devicesWithLatePositions })
}
