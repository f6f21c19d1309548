import { useCallback, useState } from 'react'
import { SECOND_MS } from '../../../../shared/time.ts'
import type { UserLocation } from '../../../map/layers/my-location-layer.tsx'
import type { LocationError } from '../../../map/map-notices.tsx'

type MyLocation =
  | { kind: 'none' }
  | { kind: 'found'; point: UserLocation }
  | { kind: 'failed'; error: LocationError }

const TIMEOUT_MS = 15 * SECOND_MS
/** Nobody walks far in this time, so a location this old is good enough. */
const MAX_AGE_MS = 20 * SECOND_MS

/** The user's own location, requested only when the button is pressed. */
export function useMyLocation() {
  const [location, setLocation] = useState<MyLocation>({ kind: 'none' })
  const locate = useCallback(() => {
    if (!window.isSecureContext) return setLocation({ kind: 'failed', error: 'insecure' })
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        setLocation({ kind: 'found', point: { lat: latitude, lng: longitude, accuracyM: accuracy } }),
      ({ code, PERMISSION_DENIED }) =>
        setLocation({ kind: 'failed', error: code === PERMISSION_DENIED ? 'denied' : 'unavailable' }),
      { enableHighAccuracy: true, timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    )
  }, [])
  const clear = useCallback(() => setLocation({ kind: 'none' }), [])
  return { location, locate, clear }
}
