import { SECOND_MS } from '../../../shared/time.ts'
import { sleep } from '../sleep.ts'
import type { Telemetry } from '../tracker/report.ts'
import { type GatewayServer, isAcknowledged, type Post, type Unit, type Wait } from './gateway-server.ts'

const BATCH_MAX = 100
const RETRY_SECONDS = 1

/**
 * A flespi HTTP stream: batches of messages, the newest of them first. Until a batch is acknowledged, it is repeated and
 * everything behind it waits.
 */
export function flespiStream(post: Post, wait: Wait = sleep): GatewayServer {
  const waiting: object[] = []
  let acknowledged = 0
  let running: Promise<void> | null = null

  async function sendAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH_MAX)
      while (!isAcknowledged(await post(batch.toReversed()))) await wait(RETRY_SECONDS)
      waiting.splice(0, batch.length)
      acknowledged += batch.length
    }
    running = null
  }

  return {
    forward(unit, positions) {
      waiting.push(...positions.map((position) => messageOf(unit, position)))
      running ??= sendAll()
    },
    drain: async () => void (await running),
    counts: () => ({ acknowledged, dropped: 0 }),
  }
}

const messageOf = ({ trackerId, name }: Unit, position: Telemetry) => ({
  ident: trackerId,
  'device.name': name,
  timestamp: Date.parse(position.time) / SECOND_MS,
  'position.valid': true,
  'position.latitude': position.lat,
  'position.longitude': position.lng,
  'position.altitude': position.altitudeM,
  'position.speed': position.speedKmh,
  'position.direction': position.course,
  'position.satellites': position.satellites,
  'position.hdop': position.hdop,
  'engine.ignition.status': position.ignition,
  'external.powersource.voltage': position.batteryVolts,
  'vehicle.mileage': position.odometerKm,
})
