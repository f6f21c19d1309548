import { KMH_PER_METRE_PER_SECOND, RADIANS_PER_DEGREE } from '../../../shared/units.ts'
import type { Telemetry } from '../tracker/report.ts'
import { type GatewayServer, isAcknowledged, type Post } from './gateway-server.ts'

const NEIGHBOUR = 'vessels.urn:mrn:imo:mmsi:211000001'
/** Degrees; about a kilometre. */
const NEIGHBOUR_DISTANCE = 0.01

/**
 * A Signal K server whose deltas a flow posts: those of its boat, the first unit, and those of an AIS neighbour. A delta
 * that fails is lost.
 */
export function signalkServer(post: Post): GatewayServer {
  const pending = new Set<Promise<void>>()
  let boat: string | null = null
  let [acknowledged, dropped] = [0, 0]

  async function send(position: Telemetry): Promise<void> {
    const { lat, lng } = position
    if (isAcknowledged(await post(delta('vessels.self', position)))) acknowledged++
    else dropped++
    await post(delta(NEIGHBOUR, { ...position, lat: lat + NEIGHBOUR_DISTANCE, lng }))
  }

  return {
    forward({ trackerId }, positions) {
      boat ??= trackerId
      if (trackerId !== boat) return
      for (const position of positions) {
        const sending: Promise<void> = send(position).finally(() => pending.delete(sending))
        pending.add(sending)
      }
    },
    drain: async () => void (await Promise.all(pending)),
    counts: () => ({ acknowledged, dropped }),
  }
}

function delta(context: string, { time, lat, lng, speedKmh = 0, course = 0, batteryVolts }: Telemetry) {
  const values = [
    { path: 'navigation.position', value: { latitude: lat, longitude: lng } },
    { path: 'navigation.speedOverGround', value: speedKmh / KMH_PER_METRE_PER_SECOND },
    { path: 'navigation.courseOverGroundTrue', value: course * RADIANS_PER_DEGREE },
    ...(batteryVolts === undefined
      ? []
      : [{ path: 'electrical.batteries.house.voltage', value: batteryVolts }]),
  ]
  return { context, updates: [{ $source: 'n2k.17', timestamp: time, values }] }
}
