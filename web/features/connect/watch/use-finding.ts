import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { devices } from '../../../../shared/devices/devices.routes.ts'
import { SECOND_MS } from '../../../../shared/time.ts'
import { DEVICES_KEY } from '../../../api/devices-query.ts'
import { useSite } from '../../../api/site.tsx'
import { useNow } from '../../../ui/times/now.tsx'
import { type Diagnostics, findingOf, type Heard } from './finding.ts'

/** A first position shows within two seconds, also where nothing is pushed. Only a page that is looked at asks. */
const LOOK_EVERY_MS = SECOND_MS
/** After it only the connection can change unseen. */
const THEN_LOOK_EVERY_MS = 10 * SECOND_MS

type Device = { deviceId: string; tracking: Parameters<typeof findingOf>[2] }

/** Looks for what the device has sent since `before`, until its first position is in. */
export function useFinding({ deviceId, tracking }: Device, before: Heard) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const now = useNow()
  const [openedAt] = useState(() => Date.now())
  const queryKey = ['diagnostics', deviceId]
  const lastContactAt = tracking?.lastUpdate ?? null
  useEffect(() => {
    if (lastContactAt === null) return
    void queryClient.invalidateQueries({ queryKey: ['diagnostics', deviceId] }, { cancelRefetch: false })
  }, [queryClient, deviceId, lastContactAt])
  const { data, error } = useQuery({
    queryKey,
    queryFn: async () => {
      const seen = queryClient.getQueryData<Diagnostics>(queryKey)
      const diagnostics = await client.call(devices.getDiagnostics, { path: { id: deviceId } })
      // the position first, so that the page never speaks of one that it does not have
      if (seen?.accepted !== diagnostics.accepted)
        await queryClient.invalidateQueries({ queryKey: DEVICES_KEY })
      return diagnostics
    },
    refetchInterval: ({ state }) =>
      state.data && tracking !== null && state.data.accepted > before.accepted
        ? THEN_LOOK_EVERY_MS
        : LOOK_EVERY_MS,
    staleTime: 0,
  })
  return {
    diagnostics: data,
    finding: data && findingOf(data, before, tracking, now - openedAt),
    mismatched: data !== undefined && data.mismatched > before.mismatched,
    error,
  }
}
