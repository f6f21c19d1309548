import { SECOND_MS } from '../../../shared/time.ts'
import { KM_PER_NAUTICAL_MILE, METRES_PER_KM } from '../../../shared/units.ts'
import { sleep } from '../sleep.ts'
import type { Telemetry } from '../tracker/report.ts'
import { type GatewayServer, isAcknowledged, type Post, type Unit, type Wait } from './gateway-server.ts'

/** Traccar's defaults of `forward.retry.delay`, which doubles, `.count` and `.limit`. */
const RETRY_DELAY_MS = 100
const RETRIES = 10
const PENDING_MAX = 100

/**
 * A Traccar server with `forward.type=json` and retries: one position a request, in no order once one is retried. Any
 * answer but success is a failure. What fails eleven times, or comes while 100 are pending, is dropped.
 */
export function traccarServer(post: Post, wait: Wait = sleep): GatewayServer {
  const pending = new Set<Promise<void>>()
  let [acknowledged, dropped] = [0, 0]

  async function send(body: object): Promise<void> {
    for (let tries = 0; tries <= RETRIES; tries++) {
      if (isAcknowledged(await post(body))) return void acknowledged++
      if (tries < RETRIES) await wait((RETRY_DELAY_MS * 2 ** tries) / SECOND_MS)
    }
    dropped++
  }

  return {
    forward(unit, positions) {
      for (const position of positions) {
        if (pending.size >= PENDING_MAX) {
          dropped++
          continue
        }
        const sending: Promise<void> = send(forwarded(unit, position)).finally(() => pending.delete(sending))
        pending.add(sending)
      }
    },
    drain: async () => void (await Promise.all(pending)),
    counts: () => ({ acknowledged, dropped }),
  }
}

function forwarded({ trackerId, name, deviceType }: Unit, position: Telemetry) {
  const { time, lat, lng, speedKmh = 0, course = 0, altitudeM = 0, accuracyM = 0 } = position
  return {
    position: {
      id: 0,
      deviceId: 1,
      protocol: 'teltonika',
      serverTime: time,
      deviceTime: time,
      fixTime: time,
      valid: true,
      latitude: lat,
      longitude: lng,
      altitude: altitudeM,
      speed: speedKmh / KM_PER_NAUTICAL_MILE,
      course,
      address: null,
      accuracy: accuracyM,
      network: null,
      geofenceIds: null,
      attributes: {
        ignition: position.ignition,
        power: position.batteryVolts,
        sat: position.satellites,
        hdop: position.hdop,
        totalDistance: position.odometerKm === undefined ? undefined : position.odometerKm * METRES_PER_KM,
      },
    },
    device: { id: 1, uniqueId: trackerId, name, model: 'FMB920', category: deviceType, status: 'online' },
  }
}
