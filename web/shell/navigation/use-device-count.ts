import { useQuery } from '@tanstack/react-query'
import { SECOND_MS } from '../../../shared/time.ts'
import { devicesQuery } from '../../api/devices-query.ts'
import { useSite } from '../../api/site.tsx'

/** From the answer that the pages share; it is asked for here only where none of them has just done so. */
const FRESH_MS = 30 * SECOND_MS

export function useDeviceCount(): number | undefined {
  const { client } = useSite()
  const { data } = useQuery({
    ...devicesQuery(client),
    select: ({ devices }) => devices.length,
    staleTime: FRESH_MS,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  return data
}
