import { LngLatBounds, type PaddingOptions } from 'maplibre-gl'
import { useEffect, useRef } from 'react'
import { SECOND_MS } from '../../../shared/time.ts'
import type { PlacedDevice } from '../device-features.ts'
import { useMap } from '../map-context.ts'

export type CameraProps = {
  devices: readonly PlacedDevice[]
  selected: PlacedDevice | undefined
  following: boolean
  /** The address named a device when the page was opened: it is flown to, and all are not fitted. */
  deepLinked: boolean
  /** What floats over the map, in pixels. */
  covered: PaddingOptions
  narrow: boolean
  /** The base shows nothing nearer than this. */
  nearest: number
  /** Counts the wishes to see all devices. */
  centerAll: number
}

const FIT_AFTER_MS = SECOND_MS
const FIT_PADDING_PX = 100
const FIT_MAX_ZOOM = 16
const LINKED_ZOOM = 15
const PRESSED_ZOOM = { wide: 16, narrow: 14 }

/** Moves the map: once to all devices, to the one that is selected, and along with the one that is followed. */
export function Camera({
  devices,
  selected,
  following,
  deepLinked,
  covered,
  narrow,
  nearest,
  centerAll,
}: CameraProps) {
  const { map } = useMap()
  const newest = useRef({ devices, covered })
  newest.current = { devices, covered }
  const flownTo = useRef<string | undefined>(undefined)
  const anyDevice = devices.length > 0

  useEffect(() => {
    map.easeTo({ padding: covered, duration: 150 })
  }, [map, covered])

  useEffect(() => {
    const showAll = () => {
      const bounds = new LngLatBounds()
      for (const { tracking } of newest.current.devices)
        bounds.extend([tracking.longitude, tracking.latitude])
      if (!bounds.isEmpty())
        map.fitBounds(bounds, { padding: fitPadding(map.getContainer()), maxZoom: FIT_MAX_ZOOM })
    }
    if (centerAll > 0) return showAll()
    if (!anyDevice || deepLinked) return
    const soon = window.setTimeout(showAll, FIT_AFTER_MS)
    return () => window.clearTimeout(soon)
  }, [map, anyDevice, deepLinked, centerAll])

  const selectedId = selected?.deviceId
  const lng = selected?.tracking.longitude
  const lat = selected?.tracking.latitude
  useEffect(() => {
    if (selectedId === undefined || lng === undefined || lat === undefined) {
      flownTo.current = undefined
      return
    }
    if (flownTo.current !== selectedId) {
      const first = deepLinked && flownTo.current === undefined
      flownTo.current = selectedId
      const pressed = narrow ? PRESSED_ZOOM.narrow : PRESSED_ZOOM.wide
      map.flyTo({ center: [lng, lat], zoom: Math.min(first ? LINKED_ZOOM : pressed, nearest) })
      return
    }
    if (following) map.easeTo({ center: [lng, lat], duration: SECOND_MS })
  }, [map, selectedId, lng, lat, following, deepLinked, narrow, nearest])

  return null
}

/** The padding of the specification, as far as what is left of the window has room for it. */
function fitPadding({ clientWidth, clientHeight }: HTMLElement): number {
  return Math.min(FIT_PADDING_PX, Math.min(clientWidth, clientHeight) / 8)
}
