import { useComputedColorScheme } from '@mantine/core'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { useCallback, useEffect, useRef, useState } from 'react'
import { haversineMetres } from '../../shared/geo/distance.ts'
import type { Point } from '../../shared/geo/point.ts'
import { useSite } from '../api/site.tsx'
import { useBaseStyle } from '../map/base/use-base-style.ts'
import { BaseMap } from '../map/base-map.tsx'
import { useMap } from '../map/map-context.ts'
import { mapStyle } from '../map/map-style.ts'
import { NoPlaceMap } from './no-place-map.tsx'
import styles from './place-field.module.css'

/** Of the smaller side of the map. */
const RING_PART = 0.6
/** A metre or so: what a map that comes to rest differs from where it was sent. */
const SAME_PLACE_DEGREES = 1e-5

type RingProps = { place: Point | null; radiusM: number; choose: (place: Point) => void }

/** A map whose middle is the place: it is moved until the place is in the ring. */
export function PlaceMap({ label, ...ring }: RingProps & { label: string }) {
  const { config } = useSite()
  const style = mapStyle(undefined, config.maps.styles, useComputedColorScheme('light'))
  const base = useBaseStyle(style.url, style.tone)
  const [failed, setFailed] = useState(false)
  const fail = useCallback(() => setFailed(true), [])
  if (failed) return <NoPlaceMap />
  return (
    <div className={styles.map}>
      <BaseMap base={base} label={label} failed={fail}>
        <Ring {...ring} />
      </BaseMap>
    </div>
  )
}

function Ring({ place, radiusM, choose }: RingProps) {
  const { map } = useMap()
  const newest = useRef({ place, choose })
  newest.current = { place, choose }
  const [ringPx, setRingPx] = useState(0)

  useEffect(() => {
    const measure = () => setRingPx((2 * radiusM) / metresPerPixel(map))
    measure()
    map.on('move', measure)
    return () => {
      map.off('move', measure)
    }
  }, [map, radiusM])

  useEffect(() => {
    const rest = () => {
      const { lng, lat } = map.getCenter().wrap()
      const before = newest.current.place
      if (before === null || !isSame(before, { lat, lng })) newest.current.choose({ lat, lng })
    }
    map.on('moveend', rest)
    return () => {
      map.off('moveend', rest)
    }
  }, [map])

  useEffect(() => {
    if (place !== null && !isSame(place, map.getCenter().wrap())) map.jumpTo({ center: place })
  }, [map, place])

  const chosen = place !== null
  useEffect(() => {
    if (!chosen) return
    const { clientWidth, clientHeight } = map.getContainer()
    const wanted = (2 * radiusM) / (RING_PART * Math.min(clientWidth, clientHeight))
    map.jumpTo({ zoom: map.getZoom() + Math.log2(metresPerPixel(map) / wanted) })
  }, [map, radiusM, chosen])

  return <i className={styles.ring} style={{ width: ringPx, height: ringPx }} aria-hidden="true" />
}

const isSame = (a: Point, b: Point) =>
  Math.abs(a.lat - b.lat) < SAME_PLACE_DEGREES && Math.abs(a.lng - b.lng) < SAME_PLACE_DEGREES

/** In the middle of the map, where the ring is. */
function metresPerPixel(map: MapLibreMap): number {
  const centre = map.getCenter()
  const { x, y } = map.project(centre)
  return haversineMetres(centre, map.unproject([x, y + 1]))
}
