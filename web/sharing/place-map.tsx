import type { Map as MapLibreMap } from 'maplibre-gl'
import { useCallback, useEffect, useRef, useState } from 'react'
import { haversineMetres } from '../../shared/geo/distance.ts'
import type { Point } from '../../shared/geo/point.ts'
import { useSite } from '../api/site.tsx'
import { useBaseStyle } from '../map/base/use-base-style.ts'
import { BaseMap } from '../map/base-map.tsx'
import { useMap } from '../map/map-context.ts'
import { mapStyle } from '../map/map-style.ts'
import { useTone } from '../theme/use-tone.ts'
import styles from './place-field.module.css'
import { PlaceMapFailed } from './place-map-failed.tsx'

/** Diameter of the circle, relative to the shorter side of the map. */
const CIRCLE_FRACTION = 0.6
/** About one metre: after a jump, the map's center differs slightly from the requested point. */
const SAME_PLACE_DEGREES = 1e-5

type CircleProps = { place: Point | null; radiusM: number; choose: (place: Point) => void }

/** A map whose center is the place. The user moves the map to place the circle. */
export function PlaceMap({ label, ...circle }: CircleProps & { label: string }) {
  const { config } = useSite()
  const style = mapStyle(undefined, config.maps.styles, useTone())
  const base = useBaseStyle(style.url, style.tone)
  const [failed, setFailed] = useState(false)
  const fail = useCallback(() => setFailed(true), [])
  if (failed) return <PlaceMapFailed />
  return (
    <div className={styles.map}>
      <BaseMap base={base} label={label} failed={fail}>
        <Circle {...circle} />
      </BaseMap>
    </div>
  )
}

function Circle({ place, radiusM, choose }: CircleProps) {
  const { map } = useMap()
  const newest = useRef({ place, choose })
  newest.current = { place, choose }
  const [diameterPx, setDiameterPx] = useState(0)

  useEffect(() => {
    const measure = () => setDiameterPx((2 * radiusM) / metresPerPixel(map))
    measure()
    map.on('move', measure)
    return () => {
      map.off('move', measure)
    }
  }, [map, radiusM])

  useEffect(() => {
    const onMoveEnd = () => {
      const { lng, lat } = map.getCenter().wrap()
      const { place: current } = newest.current
      if (current === null || !isSamePlace(current, { lat, lng })) newest.current.choose({ lat, lng })
    }
    map.on('moveend', onMoveEnd)
    return () => {
      map.off('moveend', onMoveEnd)
    }
  }, [map])

  useEffect(() => {
    if (place !== null && !isSamePlace(place, map.getCenter().wrap())) map.jumpTo({ center: place })
  }, [map, place])

  const hasPlace = place !== null
  useEffect(() => {
    if (!hasPlace) return
    const { clientWidth, clientHeight } = map.getContainer()
    const targetMetresPerPixel = (2 * radiusM) / (CIRCLE_FRACTION * Math.min(clientWidth, clientHeight))
    map.jumpTo({ zoom: map.getZoom() + Math.log2(metresPerPixel(map) / targetMetresPerPixel) })
  }, [map, radiusM, hasPlace])

  return <i className={styles.circle} style={{ width: diameterPx, height: diameterPx }} aria-hidden="true" />
}

const isSamePlace = (a: Point, b: Point) =>
  Math.abs(a.lat - b.lat) < SAME_PLACE_DEGREES && Math.abs(a.lng - b.lng) < SAME_PLACE_DEGREES

/** Measured at the map's center, where the circle is. */
function metresPerPixel(map: MapLibreMap): number {
  const centre = map.getCenter()
  const { x, y } = map.project(centre)
  return haversineMetres(centre, map.unproject([x, y + 1]))
}
