import { queryOptions, skipToken, useMutation, useQueryClient } from '@tanstack/react-query'
import { devices } from '../../shared/devices/devices.routes.ts'
import type { RouteReply } from '../../shared/http/route.ts'
import { MINUTE_MS } from '../../shared/time.ts'
import { useSite } from '../api/site.tsx'

export type Credentials = RouteReply<typeof devices.createCredentials>

/** How many messages of each outcome have been received from a tracker. */
export type MessageCounts = Pick<
  RouteReply<typeof devices.getDiagnostics>,
  'accepted' | 'held' | 'unreadable' | 'mismatched'
>

/** New credentials, and the message counts from before they were created. */
export type FreshCredentials = { credentials: Credentials; before: MessageCounts }

const DISCARDED_AFTER_MS = 5 * MINUTE_MS

/**
 * Credentials that were just created. The server does not return them again, so they live in this page's memory only:
 * until it closes, the account signs out, or nothing has shown them for five minutes.
 */
export const freshCredentials = (deviceId: string) =>
  queryOptions<FreshCredentials>({
    queryKey: ['fresh-credentials', deviceId],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: DISCARDED_AFTER_MS,
  })

/** Creates new credentials for a device, which revokes its old ones, and caches them for the connect page. */
export function useCreateCredentials() {
  const { client } = useSite()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (deviceId: string) => {
      const before = await client.call(devices.getDiagnostics, { path: { id: deviceId } })
      const credentials = await client.call(devices.createCredentials, { path: { id: deviceId } })
      queryClient.setQueryData(freshCredentials(deviceId).queryKey, { credentials, before })
    },
  })
}
