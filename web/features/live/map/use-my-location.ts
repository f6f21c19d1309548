import { useCallback, useState } from 'react'
import { SECOND_MS } from '../../../../shared/time.ts'
import type { UserLocation } from '../../../map/layers/my-location-layer.tsx'

export type LocationError = 'denied' | 'unavailable' | 'insecure'
type MyLocation =
  | { kind: 'unasked' }
  | { kind: 'found'; place: UserLocation }
  | { kind: 'failed'; trouble: LocationError }

const PATIENCE_MS = 15 * SECOND_MS
/** Nobody has walked far in that time. */
const FRESH_ENOUGH_MS = 20 * SECOND_MS

/** Where the user is, asked for by pressing only. */
export function useMyLocation() {
  const [location, setLocation] = useState<MyLocation>({ kind: 'unasked' })
  const locate = useCallback(() => {
    if (!window.isSecureContext) return setLocation({ kind: 'failed', trouble: 'insecure' })
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        setLocation({ kind: 'found', place: { lat: latitude, lng: longitude, accuracyM: accuracy } }),
      ({ code, PERMISSION_DENIED }) =>
        setLocation({ kind: 'failed', trouble: code === PERMISSION_DENIED ? 'denied' : 'unavailable' }),
      { enableHighAccuracy: true, timeout: PATIENCE_MS, maximumAge: FRESH_ENOUGH_MS },
    )
  }, [])
  const forget = useCallback(() => setLocation({ kind: 'unasked' }), [])
  return { location, locate, forget }
}
