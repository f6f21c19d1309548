import { useReducedMotion } from '@mantine/hooks'
import type { Marker } from 'maplibre-gl'
import { useCallback, useEffect, useRef, useState } from 'react'
import { RouteMark } from '../../../map/layers/route-mark.tsx'
import { silhouetteOf } from '../../../map/markers/silhouette-of.ts'
import { SILHOUETTES } from '../../../ui/silhouettes.ts'
import styles from '../map/marks.module.css'
import type { LoadedRoute } from '../use-routes.ts'
import { positionAt } from './position-at.ts'
import type { Playback } from './use-playback.ts'

type Props = { route: LoadedRoute; playback: Playback }

/** Where a device was at the time of the playback. It moves without drawing anew. */
export function Playhead({ route: { device, colour, points }, playback }: Props) {
  const still = useReducedMotion()
  const [marker, setMarker] = useState<Marker | null>(null)
  const beak = useRef<SVGPathElement>(null)
  const { watch, at } = playback
  const first = positionAt(points, at())
  const ready = useCallback((one: Marker | null) => setMarker(one), [])

  useEffect(() => {
    if (marker === null) return
    return watch((now) => {
      const position = positionAt(points, now, !still)
      if (position === null) return
      marker.setLngLat([position.lng, position.lat])
      beak.current?.setAttribute('transform', `rotate(${position.course ?? 0} 20 20)`)
      beak.current?.setAttribute('opacity', position.course === null ? '0' : '1')
    })
  }, [marker, watch, points, still])

  if (first === null) return null
  return (
    <RouteMark at={first} height="playhead" ready={ready}>
      <svg className={styles.playhead} viewBox="0 0 40 40" aria-hidden="true" data-playhead={device.deviceId}>
        <path ref={beak} d="M20 0l7 10h-14z" className={styles.beak} />
        <circle cx="20" cy="20" r="13" className={styles.disc} stroke={colour ?? 'var(--brand)'} />
        <path
          d={SILHOUETTES[silhouetteOf(device)]}
          fillRule="evenodd"
          fill="currentColor"
          transform="translate(11 11) scale(0.75)"
        />
      </svg>
    </RouteMark>
  )
}
