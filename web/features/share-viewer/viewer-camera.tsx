import type { Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useRef } from 'react'
import { SECOND_MS } from '../../../shared/time.ts'
import { fitLines } from '../../map/camera/fit-lines.ts'
import { useMap } from '../../map/map-context.ts'
import { lastPlaceOf, placesOf, type ViewerDevice } from './viewer-devices.ts'

const SHOW_AFTER_MS = 100
const SHOWN_IN_MS = 1.5 * SECOND_MS
const CENTERED_IN_MS = SECOND_MS
const FIT_PADDING = { paddingPx: 60, paddingShareMax: 1 / 6 }
const ONE_ZOOM = 15
const CENTER_ZOOM = { many: 14, one: 16 }
/** A map that is still as it began is shown its devices once more. */
const CHECK_AFTER_MS = 2 * SECOND_MS
const BEGINS_BELOW_ZOOM = 5
const BEGINS_WITHIN_DEGREES = 1
/** What the card hides of the map beside it. */
const CARD_PX = 340 + 2 * 12

type Props = {
  devices: readonly ViewerDevice[]
  isMultiDevice: boolean
  centerings: number
  beside: boolean
  maxZoom: number
}

/** Moves the map to its devices when others are shown, and to the first of them on a wish. */
export function ViewerCamera({ devices, isMultiDevice, centerings, beside, maxZoom }: Props) {
  const { map } = useMap()
  const newest = useRef({ devices, maxZoom })
  newest.current = { devices, maxZoom }
  const subject = devices.flatMap((device) => (lastPlaceOf(device) === null ? [] : [device.key])).join(' ')

  useEffect(() => {
    map.easeTo({ padding: { left: beside ? CARD_PX : 0 }, duration: 0 })
  }, [map, beside])

  useEffect(() => {
    if (subject === '') return
    const show = () => showAll(map, newest.current)
    const soon = window.setTimeout(show, SHOW_AFTER_MS)
    const check = window.setTimeout(() => {
      if (map.isMoving() || !isAsItBegan(map)) return
      map.resize()
      show()
    }, CHECK_AFTER_MS)
    return () => {
      window.clearTimeout(soon)
      window.clearTimeout(check)
    }
  }, [map, subject])

  useEffect(() => showAgainWhenResized(map, () => showAll(map, newest.current)), [map])

  useEffect(() => {
    const [first] = placesOf(newest.current.devices)
    if (centerings === 0 || first === undefined) return
    const zoom = Math.min(isMultiDevice ? CENTER_ZOOM.many : CENTER_ZOOM.one, newest.current.maxZoom)
    map.flyTo({ center: first, zoom, duration: CENTERED_IN_MS })
  }, [map, centerings, isMultiDevice])

  return null
}

function showAll(map: MapLibreMap, { devices, maxZoom }: Pick<Props, 'devices' | 'maxZoom'>): void {
  const places = devices.flatMap((device) => lastPlaceOf(device) ?? [])
  const [first] = places
  if (first === undefined) return
  if (places.length === 1) {
    map.flyTo({ center: first, zoom: Math.min(ONE_ZOOM, maxZoom), duration: SHOWN_IN_MS })
    return
  }
  fitLines(
    map,
    places.map((place) => [place]),
    { ...FIT_PADDING, maxZoom: Math.min(ONE_ZOOM, maxZoom), durationMs: SHOWN_IN_MS },
  )
}

/** On a phone the card takes its height from the map. Who has moved the map keeps it. Answers how to stop. */
function showAgainWhenResized(map: MapLibreMap, show: () => void): () => void {
  let theirs = false
  let height = map.getContainer().clientHeight
  const moved = ({ originalEvent }: { originalEvent?: unknown }) => {
    if (originalEvent instanceof UIEvent) theirs = true
  }
  const resized = () => {
    const { clientHeight } = map.getContainer()
    if (clientHeight === height) return
    height = clientHeight
    if (!theirs) show()
  }
  map.on('movestart', moved)
  map.on('resize', resized)
  return () => {
    map.off('movestart', moved)
    map.off('resize', resized)
  }
}

function isAsItBegan(map: MapLibreMap): boolean {
  const { lng, lat } = map.getCenter()
  const nearZero = Math.abs(lng) < BEGINS_WITHIN_DEGREES && Math.abs(lat) < BEGINS_WITHIN_DEGREES
  return nearZero || map.getZoom() < BEGINS_BELOW_ZOOM
}
