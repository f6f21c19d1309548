import type { Map as MapLibreMap } from 'maplibre-gl'
import { useCallback, useEffect, useRef } from 'react'
import type { Point } from '../../../shared/geo/point.ts'
import { SECOND_MS } from '../../../shared/time.ts'
import { fitLines } from '../../map/camera/fit-lines.ts'
import { isInView } from '../../map/camera/is-in-view.ts'
import { useMap } from '../../map/map-context.ts'
import { anchoredOf, lastPointOf, locationsOf, type ViewerDevice } from './viewer-devices.ts'
import { circleOf } from './watched-circle.ts'

const FIT_AFTER_MS = 100
const FIT_DURATION_MS = 1.5 * SECOND_MS
const CENTER_DURATION_MS = SECOND_MS
const FIT_PADDING = { paddingPx: 60, paddingShareMax: 1 / 6 }
const ONE_ZOOM = 15
/** A circle of 15 m is still larger than the mark of its boat. */
const WATCH_ZOOM = 18
const CENTER_ZOOM = { many: 14, one: 16 }
/** A map that still shows its initial view by then is fitted again (specification 1.4). */
const CHECK_AFTER_MS = 2 * SECOND_MS
const INITIAL_VIEW_BELOW_ZOOM = 5
const INITIAL_VIEW_WITHIN_DEGREES = 1
/** Width of the map that the card covers: the card and a margin on each side. */
const CARD_PX = 340 + 2 * 12
/** A device this near to the edge of the map is about to leave it. */
const EDGE_PX = 20

type Props = {
  devices: readonly ViewerDevice[]
  isMultiDevice: boolean
  /** How often Center was clicked. */
  centerClicks: number
  isCardOverMap: boolean
  /** The deepest zoom that the base map supports. */
  maxZoom: number
}

/**
 * Fits the map to the shown devices whenever others are shown or one leaves it, and flies to the first one on Center, which
 * it then follows. Once the user has moved the map, it stays.
 */
export function ViewerCamera({ devices, isMultiDevice, centerClicks, isCardOverMap, maxZoom }: Props) {
  const { map } = useMap()
  const follows = useRef<'all' | 'first' | 'none'>('all')
  const newest = useRef({ devices, maxZoom })
  newest.current = { devices, maxZoom }
  const shownKeys = devices.flatMap((device) => (lastPointOf(device) === null ? [] : [device.key])).join(' ')

  useEffect(() => {
    map.easeTo({ padding: { left: isCardOverMap ? CARD_PX : 0 }, duration: 0 })
  }, [map, isCardOverMap])

  useEffect(() => {
    if (shownKeys === '') return
    const fitDevices = () => fitAll(map, newest.current)
    follows.current = 'all'
    const firstFit = window.setTimeout(fitDevices, FIT_AFTER_MS)
    const check = window.setTimeout(() => {
      if (map.isMoving() || !isInitialView(map)) return
      map.resize()
      fitDevices()
    }, CHECK_AFTER_MS)
    return () => {
      window.clearTimeout(firstFit)
      window.clearTimeout(check)
    }
  }, [map, shownKeys])

  useEffect(() => noticeUser(map, () => (follows.current = 'none')), [map])

  useEffect(() => onHeightChange(map, () => follows.current === 'all' && fitAll(map, newest.current)), [map])

  const center = useCallback(
    (first: Point) => {
      const zoom = Math.min(isMultiDevice ? CENTER_ZOOM.many : CENTER_ZOOM.one, newest.current.maxZoom)
      map.flyTo({ center: first, zoom, duration: CENTER_DURATION_MS })
    },
    [map, isMultiDevice],
  )

  useEffect(() => {
    const locations = locationsOf(devices)
    const [first] = locations
    if (first === undefined || follows.current === 'none' || map.isMoving() || isInitialView(map)) return
    const followed = follows.current === 'first' ? [first] : locations
    if (followed.every((point) => isInView(map, point, (half) => half - EDGE_PX))) return
    if (follows.current === 'first') center(first)
    else fitAll(map, newest.current)
  }, [map, devices, center])

  useEffect(() => {
    const [first] = locationsOf(newest.current.devices)
    if (centerClicks === 0 || first === undefined) return
    follows.current = 'first'
    center(first)
  }, [centerClicks, center])

  return null
}

function fitAll(map: MapLibreMap, { devices, maxZoom }: Pick<Props, 'devices' | 'maxZoom'>): void {
  const circles = anchoredOf(devices).map(({ anchorWatch }) =>
    circleOf(anchorWatch).map(([lng = 0, lat = 0]) => ({ lat, lng })),
  )
  const points = devices.flatMap((device) => lastPointOf(device) ?? [])
  const [first] = points
  if (first === undefined) return
  if (points.length === 1 && circles.length === 0) {
    map.flyTo({ center: first, zoom: Math.min(ONE_ZOOM, maxZoom), duration: FIT_DURATION_MS })
    return
  }
  const lines = [...points.map((point) => [point]), ...circles]
  fitLines(map, lines, {
    ...FIT_PADDING,
    // where a boat lies in its circle matters more than a detailed map around it
    maxZoom: circles.length === 0 ? Math.min(ONE_ZOOM, maxZoom) : WATCH_ZOOM,
    durationMs: FIT_DURATION_MS,
  })
}

/** Calls back when the user moves the map. Returns the cleanup. */
function noticeUser(map: MapLibreMap, moved: () => void): () => void {
  const onMove = ({ originalEvent }: { originalEvent?: unknown }) => {
    if (originalEvent instanceof UIEvent) moved()
  }
  map.on('movestart', onMove)
  return () => void map.off('movestart', onMove)
}

/** Calls back when the map's height changes, as on a phone, where the card takes its height from the map. */
function onHeightChange(map: MapLibreMap, changed: () => void): () => void {
  let height = map.getContainer().clientHeight
  const onResize = () => {
    const { clientHeight } = map.getContainer()
    if (clientHeight === height) return
    height = clientHeight
    changed()
  }
  map.on('resize', onResize)
  return () => void map.off('resize', onResize)
}

function isInitialView(map: MapLibreMap): boolean {
  const { lng, lat } = map.getCenter()
  const isNearZero =
    Math.abs(lng) < INITIAL_VIEW_WITHIN_DEGREES && Math.abs(lat) < INITIAL_VIEW_WITHIN_DEGREES
  return isNearZero || map.getZoom() < INITIAL_VIEW_BELOW_ZOOM
}
