import { queryOptions } from '@tanstack/react-query'
import type { Geofence } from '../../shared/geofences/geofence.ts'
import { geofences } from '../../shared/geofences/geofences.routes.ts'
import { ApiProblem, type Client } from '../../shared/http/client.ts'
import { SECOND_MS } from '../../shared/time.ts'

/** How often geofences and their events are read again (specification 3.9). */
export const GEOFENCES_POLL_MS = 30 * SECOND_MS

export const GEOFENCES_KEY = ['geofences'] as const
const NOT_FOUND = 404

/** The geofences of the account, newest first. A server without them counts as an empty list (specification 3.8). */
export const geofencesQuery = (client: Client) =>
  queryOptions({
    queryKey: GEOFENCES_KEY,
    staleTime: GEOFENCES_POLL_MS,
    queryFn: async (): Promise<Geofence[]> => {
      try {
        return (await client.call(geofences.listGeofences, {})).geofences
      } catch (error) {
        if (error instanceof ApiProblem && error.status === NOT_FOUND) return []
        throw error
      }
    },
  })
