import { LngLatBounds, type PaddingOptions } from 'maplibre-gl'
import { useEffect, useRef } from 'react'
import { SECOND_MS } from '../../../shared/time.ts'
import type { PositionedDevice } from '../features/device-features.ts'
import { useMap } from '../map-context.ts'

/** What floats over a map of this height, in pixels. */
export type OverlayPadding = (map: { clientHeight: number }) => PaddingOptions

export type CameraProps = {
  devices: readonly PositionedDevice[]
  selected: PositionedDevice | undefined
  following: boolean
  /** The device that the address named when the page was opened: it is flown to, and all are not fitted. */
  linkedId: string | undefined
  overlayPadding: OverlayPadding
  narrow: boolean
  /** The base shows nothing nearer than this. */
  maxZoom: number
  /** Counts the wishes to see all devices. */
  centerAll: number
  /** Told when the map first looks at what is to be seen: before, it shows the whole world for a moment. */
  arrived: () => void
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
  linkedId,
  overlayPadding: covered,
  narrow,
  maxZoom: nearest,
  centerAll,
  arrived,
}: CameraProps) {
  const { map } = useMap()
  const newest = useRef(devices)
  newest.current = devices
  const flownTo = useRef<string | undefined>(undefined)
  const flownOnce = useRef(false)
  const flying = useRef(false)
  const anyDevice = devices.length > 0

  useEffect(() => {
    const padding = covered(map.getContainer())
    const make = () => void map.easeTo({ padding, duration: 150 })
    if (!flying.current) return make()
    // an easing would end the flight, and the flight has its own
    map.once('moveend', make)
    return () => void map.off('moveend', make)
  }, [map, covered])

  useEffect(() => {
    const byHand = ({ originalEvent }: { originalEvent?: unknown }) => originalEvent && arrived()
    map.on('moveend', byHand)
    return () => void map.off('moveend', byHand)
  }, [map, arrived])

  useEffect(() => {
    const showAll = () => {
      const bounds = new LngLatBounds()
      for (const { tracking } of newest.current) bounds.extend([tracking.longitude, tracking.latitude])
      if (bounds.isEmpty()) return
      map.once('moveend', arrived)
      map.fitBounds(bounds, { padding: fitPadding(map.getContainer()), maxZoom: FIT_MAX_ZOOM })
    }
    if (centerAll > 0) return showAll()
    if (!anyDevice || linkedId !== undefined) return
    // who has chosen a device by then wants to see that one
    const soon = window.setTimeout(() => {
      if (flownTo.current === undefined) showAll()
    }, FIT_AFTER_MS)
    return () => window.clearTimeout(soon)
  }, [map, anyDevice, linkedId, centerAll, arrived])

  const selectedId = selected?.deviceId
  const lng = selected?.tracking.longitude
  const lat = selected?.tracking.latitude
  useEffect(() => {
    if (selectedId === undefined || lng === undefined || lat === undefined) {
      flownTo.current = undefined
      return
    }
    if (flownTo.current !== selectedId) {
      const byLink = selectedId === linkedId && !flownOnce.current
      flownTo.current = selectedId
      flownOnce.current = true
      const pressed = narrow ? PRESSED_ZOOM.narrow : PRESSED_ZOOM.wide
      const zoom = Math.min(byLink ? LINKED_ZOOM : pressed, nearest)
      map.stop()
      flying.current = true
      map.once('moveend', () => {
        flying.current = false
        arrived()
      })
      map.flyTo({ center: [lng, lat], zoom, padding: covered(map.getContainer()) })
      return
    }
    // Positions come faster than a flight ends; the next one after it is followed.
    if (following && !flying.current) map.easeTo({ center: [lng, lat], duration: SECOND_MS })
  }, [map, selectedId, lng, lat, following, linkedId, narrow, nearest, covered, arrived])

  return null
}

/** The padding of the specification, as far as what is left of the window has room for it. */
function fitPadding({ clientWidth, clientHeight }: HTMLElement): number {
  return Math.min(FIT_PADDING_PX, Math.min(clientWidth, clientHeight) / 8)
}
