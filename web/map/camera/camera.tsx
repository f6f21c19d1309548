import type { PaddingOptions } from 'maplibre-gl'
import { useEffect, useRef } from 'react'
import { SECOND_MS } from '../../../shared/time.ts'
import type { PositionedDevice } from '../features/device-features.ts'
import { useMap } from '../map-context.ts'
import { fitLines } from './fit-lines.ts'

/** How much of each edge of a map of this height is covered by a panel or sheet, in pixels. */
export type OverlayPadding = (map: { clientHeight: number }) => PaddingOptions

export type CameraProps = {
  devices: readonly PositionedDevice[]
  selected: PositionedDevice | undefined
  following: boolean
  /** The device in the URL when the page opened. The map flies to it instead of fitting all devices. */
  linkedId: string | undefined
  overlayPadding: OverlayPadding
  narrow: boolean
  maxZoom: number
  /** Incremented by each request to see all devices. */
  centerAll: number
  /** Called once the map shows the devices; before, it shows the whole world. */
  arrived: () => void
}

const FIT_AFTER_MS = SECOND_MS
const FIT = { paddingPx: 100, paddingShareMax: 1 / 8, maxZoom: 16 }
const LINKED_ZOOM = 15
const SELECTED_ZOOM = { wide: 16, narrow: 14 }

/** Fits all devices once, flies to the selected device, and pans along with a followed one. */
export function Camera({
  devices,
  selected,
  following,
  linkedId,
  overlayPadding,
  narrow,
  maxZoom,
  centerAll,
  arrived,
}: CameraProps) {
  const { map } = useMap()
  const newest = useRef(devices)
  newest.current = devices
  const targetId = useRef<string | undefined>(undefined)
  const hasFlown = useRef(false)
  const isFlying = useRef(false)
  const hasDevices = devices.length > 0

  useEffect(() => {
    const padding = overlayPadding(map.getContainer())
    const applyPadding = () => void map.easeTo({ padding, duration: 150 })
    if (!isFlying.current) return applyPadding()
    // easeTo would end the flight, which has a padding already
    map.once('moveend', applyPadding)
    return () => void map.off('moveend', applyPadding)
  }, [map, overlayPadding])

  useEffect(() => {
    const movedByUser = ({ originalEvent }: { originalEvent?: unknown }) => originalEvent && arrived()
    map.on('moveend', movedByUser)
    return () => void map.off('moveend', movedByUser)
  }, [map, arrived])

  useEffect(() => {
    const showAll = () => {
      if (newest.current.length === 0) return
      map.once('moveend', arrived)
      fitLines(map, newest.current.map(placeOf), FIT)
    }
    if (centerAll > 0) return showAll()
    if (!hasDevices || linkedId !== undefined) return
    const timer = window.setTimeout(() => {
      // a device selected in the meantime takes precedence
      if (targetId.current === undefined) showAll()
    }, FIT_AFTER_MS)
    return () => window.clearTimeout(timer)
  }, [map, hasDevices, linkedId, centerAll, arrived])

  const selectedId = selected?.deviceId
  const lng = selected?.tracking.longitude
  const lat = selected?.tracking.latitude
  useEffect(() => {
    if (selectedId === undefined || lng === undefined || lat === undefined) {
      targetId.current = undefined
      return
    }
    if (targetId.current !== selectedId) {
      const isLinked = selectedId === linkedId && !hasFlown.current
      targetId.current = selectedId
      hasFlown.current = true
      const selectedZoom = narrow ? SELECTED_ZOOM.narrow : SELECTED_ZOOM.wide
      const zoom = Math.min(isLinked ? LINKED_ZOOM : selectedZoom, maxZoom)
      map.stop()
      isFlying.current = true
      map.once('moveend', () => {
        isFlying.current = false
        arrived()
      })
      map.flyTo({ center: [lng, lat], zoom, padding: overlayPadding(map.getContainer()) })
      return
    }
    // Positions may arrive during a flight; following resumes with the first one after it.
    if (following && !isFlying.current) map.easeTo({ center: [lng, lat], duration: SECOND_MS })
  }, [map, selectedId, lng, lat, following, linkedId, narrow, maxZoom, overlayPadding, arrived])

  return null
}

const placeOf = ({ tracking }: PositionedDevice) => [{ lat: tracking.latitude, lng: tracking.longitude }]
