import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { devicesQuery } from '../../../api/devices-query.ts'
import { useSite } from '../../../api/site.tsx'
import { GEOFENCES_POLL_MS } from '../../../geofences/geofences-query.ts'
import { hasPosition, memoizedDeviceFeatures } from '../../../map/features/device-features.ts'
import { DevicesLayer } from '../../../map/layers/fleet/devices-layer.tsx'

const NOTHING = () => undefined

/** The devices where they are now. */
export function DevicesOnMap() {
  const { client } = useSite()
  const { data } = useQuery({ ...devicesQuery(client), refetchInterval: GEOFENCES_POLL_MS })
  const [featuresOf] = useState(() => memoizedDeviceFeatures())
  const features = useMemo(() => featuresOf((data?.devices ?? []).filter(hasPosition)), [data, featuresOf])
  return <DevicesLayer features={features} select={NOTHING} />
}
