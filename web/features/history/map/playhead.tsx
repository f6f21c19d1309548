import { useReducedMotion } from '@mantine/hooks'
import type { Marker } from 'maplibre-gl'
import { useCallback, useEffect, useRef, useState } from 'react'
import { RouteMark } from '../../../map/layers/route-mark.tsx'
import { silhouetteOf } from '../../../map/markers/silhouette-of.ts'
import { SILHOUETTES } from '../../../ui/silhouettes.ts'
import { positionAt } from '../player/position-at.ts'
import type { Playback } from '../player/use-playback.ts'
import type { LoadedRoute } from '../use-routes.ts'
import styles from './marks.module.css'

type Props = { route: LoadedRoute; playback: Playback }

/** The marker of a device at the time of the playback. It moves without a React render. */
export function Playhead({ route: { device, colour, points }, playback }: Props) {
  const reducesMotion = useReducedMotion()
  const [marker, setMarker] = useState<Marker | null>(null)
  const pointer = useRef<SVGPathElement>(null)
  const { watch, at } = playback
  const first = positionAt(points, at())
  const ready = useCallback((next: Marker | null) => setMarker(next), [])

  useEffect(() => {
    if (marker === null) return
    return watch((now) => {
      const position = positionAt(points, now, !reducesMotion)
      if (position === null) return
      marker.setLngLat([position.lng, position.lat])
      pointer.current?.setAttribute('transform', `rotate(${position.course ?? 0} 20 20)`)
      pointer.current?.setAttribute('opacity', position.course === null ? '0' : '1')
    })
  }, [marker, watch, points, reducesMotion])

  if (first === null) return null
  return (
    <RouteMark at={first} height="playhead" ready={ready}>
      <svg className={styles.playhead} viewBox="0 0 40 40" aria-hidden="true" data-playhead={device.deviceId}>
        <path ref={pointer} d="M20 0l7 10h-14z" className={styles.pointer} />
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
