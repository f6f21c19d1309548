import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { DeviceView } from '../../../shared/devices/device.ts'
import { aDevice } from '../../../web/make/a-device.ts'
import { memoizedDeviceFeatures } from '../../../web/map/features/device-features.ts'
import { DevicesLayer } from '../../../web/map/layers/devices-layer.tsx'
import { MapCanvas } from '../../../web/map/map-canvas.tsx'
import { useMap } from '../../../web/map/map-context.ts'

declare global {
  interface Window {
    /** Whether the map can be asked. */
    ready: boolean
    /** Makes what so many updates bring: so many devices, that share of them each time so far to the north or back. */
    prepare: (updates: number, count: number, share: number, metres: number) => void
    /** Shows the devices, some of them in another place. */
    update: () => void
    lookAt: (zoom: number) => void
    /** Holds frames back, and lets them go again. */
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
const nothing = () => undefined

const METRES_PER_DEGREE = 111_195

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
  const coming = useRef<DeviceView[][]>([])
  window.prepare = (updates, count, share, metres) => {
    const moves = (index: number) => index % Math.round(1 / share) === 0
    let devices = Array.from({ length: count }, (_, index) => deviceAt(index, 0))
    coming.current = Array.from({ length: updates }, (_, update) => {
      const north = update % 2 === 0 ? metres : 0
      devices = devices.map((device, index) => (moves(index) ? deviceAt(index, north) : device))
      return devices
    })
  }
  window.update = () => flushSync(() => setFeatures(featuresOf(coming.current.shift() ?? [])))
  return (
    <MapCanvas baseStyle={PLAIN} label="Map" failed={nothing}>
      <DevicesLayer features={features} select={nothing} />
      <Ready />
    </MapCanvas>
  )
}

function Ready() {
  const { map, base } = useMap()
  window.lookAt = (zoom) => map.jumpTo({ center: [-79.5, 27.5], zoom })
  window.ready = base !== null
  return null
}

const root = document.getElementById('root')
if (root === null) throw new Error('the page has no root')
createRoot(root).render(<Page />)
