import { useQuery } from '@tanstack/react-query'
import { SECOND_MS } from '../../../shared/time.ts'
import { devicesQuery } from '../../api/devices-query.ts'
import { useSite } from '../../api/site.tsx'

/** The count reuses the list that the pages load, and requests it only if none of them has recently. */
const STALE_AFTER_MS = 30 * SECOND_MS

export function useDeviceCount(): number | undefined {
  const { client } = useSite()
  const { data } = useQuery({
    ...devicesQuery(client),
    select: ({ devices }) => devices.length,
    staleTime: STALE_AFTER_MS,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  return data
}
