import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { devices } from '../../../../shared/devices/devices.routes.ts'
import type { Client } from '../../../../shared/http/client.ts'
import { SECOND_MS } from '../../../../shared/time.ts'
import { DEVICES_KEY } from '../../../api/devices-query.ts'
import { useSite } from '../../../api/site.tsx'
import type { MessageCounts } from '../../../devices/fresh-credentials.ts'
import { useNow } from '../../../ui/times/now.tsx'
import { type Diagnostics, setupStatus } from './setup-status.ts'

/** A first position appears within two seconds, even without push. Query polls only while the page is visible. */
const POLL_EVERY_MS = SECOND_MS
/** Later, positions are pushed, and polling only updates the connection. */
const POLL_LATER_EVERY_MS = 10 * SECOND_MS

const diagnosticsKey = (deviceId: string) => ['diagnostics', deviceId]

/** The diagnostics of a tracker's messages. */
export const diagnosticsQuery = (client: Client, deviceId: string) =>
  queryOptions({
    queryKey: diagnosticsKey(deviceId),
    queryFn: async ({ client: cache, queryKey }) => {
      const previous = cache.getQueryData<Diagnostics>(queryKey)
      const diagnostics = await client.call(devices.getDiagnostics, { path: { id: deviceId } })
      // Loads the position first, so that the status never mentions one that the page does not have.
      if (previous?.accepted !== diagnostics.accepted)
        await cache.invalidateQueries({ queryKey: DEVICES_KEY })
      return diagnostics
    },
    staleTime: 0,
  })

type Device = { deviceId: string; tracking: Parameters<typeof setupStatus>[2] }

/** Polls for what the device has sent since the counts in `before`. */
export function useSetupStatus({ deviceId, tracking }: Device, before: MessageCounts) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const now = useNow()
  const [openedAt] = useState(() => Date.now())
  const lastContactAt = tracking?.lastUpdate ?? null
  useEffect(() => {
    if (lastContactAt === null) return
    void queryClient.invalidateQueries({ queryKey: diagnosticsKey(deviceId) }, { cancelRefetch: false })
  }, [queryClient, deviceId, lastContactAt])
  const { data, error } = useQuery({
    ...diagnosticsQuery(client, deviceId),
    refetchInterval: ({ state }) =>
      state.data && tracking !== null && state.data.accepted > before.accepted
        ? POLL_LATER_EVERY_MS
        : POLL_EVERY_MS,
  })
  return {
    diagnostics: data,
    status: data && setupStatus(data, before, tracking, now - openedAt),
    mismatched: data !== undefined && data.mismatched > before.mismatched,
    error,
  }
}
