import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Geofence } from '../../../shared/geofences/geofence.ts'
import { useSite } from '../../api/site.tsx'
import { geofencesQuery } from '../geofences-query.ts'

/** All geofences but one, which is edited. */
export function useOtherGeofences(editedId?: string): Geofence[] {
  const { client } = useSite()
  const { data } = useQuery(geofencesQuery(client))
  return useMemo(() => (data ?? []).filter(({ geofenceId }) => geofenceId !== editedId), [data, editedId])
}
