import { useQuery } from '@tanstack/react-query'
import type { Geofence } from '../../shared/geofences/geofence.ts'
import { useSite } from '../api/site.tsx'
import { GeofencesLayer } from '../map/layers/geofences-layer.tsx'
import { geofencesQuery } from './geofences-query.ts'

const NONE: Geofence[] = []

/** The account's geofences, as a layer of another page's map. */
export function GeofencesOnMap() {
  const { client } = useSite()
  const { data } = useQuery(geofencesQuery(client))
  return <GeofencesLayer geofences={data ?? NONE} />
}
