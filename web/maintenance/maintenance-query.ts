import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../shared/http/client.ts'
import { maintenance } from '../../shared/maintenance/maintenance.routes.ts'
import { MINUTE_MS } from '../../shared/time.ts'

export const MAINTENANCE_KEY = ['maintenance'] as const
const REFRESH_MS = 5 * MINUTE_MS

/** The maintenance of all devices, what is due first. */
export const maintenanceQuery = (client: Client) =>
  queryOptions({
    queryKey: MAINTENANCE_KEY,
    staleTime: MINUTE_MS,
    refetchInterval: REFRESH_MS,
    queryFn: async () => (await client.call(maintenance.listMaintenance, {})).maintenance,
  })
