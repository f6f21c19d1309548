import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import { aDevice } from '../../../../web/make/a-device.ts'
import { memoizedDeviceFeatures } from '../../../../web/map/features/device-features.ts'
import type { DrawnGeofence } from '../../../../web/map/features/geofence-features.ts'
import { DevicesLayer } from '../../../../web/map/layers/fleet/devices-layer.tsx'
import { GeofencesLayer } from '../../../../web/map/layers/geofences-layer.tsx'
import { MapCanvas } from '../../../../web/map/map-canvas.tsx'
import { useMap } from '../../../../web/map/map-context.ts'
import { METRES_PER_DEGREE } from '../../../make/tracking/tracks.ts'

declare global {
  interface Window {
    /** Whether the map can be updated. */
    ready: boolean
    /** Prepares updates of `count` devices, a share of which moves this far north or back each time. */
    prepare: (updates: number, count: number, share: number, metres: number) => void
    /** Applies the next update. */
    update: () => void
    lookAt: (zoom: number) => void
    /** Shows this many geofences around the middle of the view. */
    showGeofences: (count: number) => void
    /** Drags the map by a screen there and back, this long each way, and resolves once it is still. */
    pan: (durationMs: number) => Promise<void>
    /** Suspends animation frames, or releases them. */
    holdFrames: (held: boolean) => void
  }
}

const PLAIN = {
  document: { version: 8 as const, sources: {}, layers: [] },
  tone: 'light' as const,
  builtIn: true,
}
const TYPES = ['boat', 'car', 'van', 'truck', 'bus']
const FRESHNESS = ['live', 'live', 'live', 'delayed', 'lastKnown', 'asleep', 'silent'] as const
const MIDDLE: [lng: number, lat: number] = [-79.5, 27.5]
const CORNERS = 100
const APART_DEGREES = 0.02
const PANS_PX: [x: number, y: number][] = [
  [900, 0],
  [0, 700],
  [-1_800, -700],
  [900, 0],
]
const nothing = () => undefined

const deviceAt = (index: number, metres: number): DeviceView =>
  aDevice({
    deviceId: `D${index}`,
    deviceName: `Device ${index}`,
    deviceType: TYPES[index % TYPES.length] ?? 'boat',
    tracking: {
      latitude: 25 + (index % 100) * 0.05 + metres / METRES_PER_DEGREE,
      longitude: -82 + Math.floor(index / 100) * 0.05,
      heading: (index * 7) % 360,
      freshness: FRESHNESS[index % FRESHNESS.length] ?? 'live',
    },
  })

/** An uneven ring of half a kilometre, in rows of forty. */
function geofenceAt(index: number): DrawnGeofence {
  const [lng, lat] = [
    MIDDLE[0] + ((index % 40) - 20) * APART_DEGREES,
    MIDDLE[1] + (Math.floor(index / 40) - 12) * APART_DEGREES,
  ]
  const points = Array.from({ length: CORNERS }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / CORNERS
    const radius = 0.004 + 0.0005 * Math.sin(7 * angle)
    return { latitude: lat + radius * Math.sin(angle), longitude: lng + radius * Math.cos(angle) }
  })
  const shape = { shape: 'polygon' as const, points, radius: null, width: null }
  return { ...shape, geofenceId: `G${index}`, name: `Geofence ${index}`, active: index % 10 !== 0 }
}

const featuresOf = memoizedDeviceFeatures()

const frame = window.requestAnimationFrame.bind(window)
let heldFrames: FrameRequestCallback[] = []
window.holdFrames = (held) => {
  window.requestAnimationFrame = held ? (callback) => heldFrames.push(callback) : frame
  if (held) return
  for (const callback of heldFrames) frame(callback)
  heldFrames = []
}

function Page() {
  const [features, setFeatures] = useState(() => featuresOf([]))
  const [geofences, setGeofences] = useState<DrawnGeofence[]>([])
  window.showGeofences = (count) =>
    setGeofences(Array.from({ length: count }, (_, index) => geofenceAt(index)))
  const nextUpdates = useRef<DeviceView[][]>([])
  window.prepare = (updates, count, share, metres) => {
    const moves = (index: number) => index % Math.round(1 / share) === 0
    let devices = Array.from({ length: count }, (_, index) => deviceAt(index, 0))
    nextUpdates.current = Array.from({ length: updates }, (_, update) => {
      const north = update % 2 === 0 ? metres : 0
      devices = devices.map((device, index) => (moves(index) ? deviceAt(index, north) : device))
      return devices
    })
  }
  window.update = () => flushSync(() => setFeatures(featuresOf(nextUpdates.current.shift() ?? [])))
  return (
    <MapCanvas baseStyle={PLAIN} label="Map" failed={nothing}>
      <GeofencesLayer geofences={geofences} />
      <DevicesLayer features={features} select={nothing} />
      <Ready />
    </MapCanvas>
  )
}

function Ready() {
  const { map, base } = useMap()
  window.lookAt = (zoom) => map.jumpTo({ center: MIDDLE, zoom })
  window.pan = async (duration) => {
    for (const by of PANS_PX) {
      map.panBy(by, { duration })
      await map.once('moveend')
    }
    await map.once('idle')
  }
  window.ready = base !== null
  return null
}

const root = document.getElementById('root')
if (root === null) throw new Error('the page has no root')
createRoot(root).render(<Page />)
