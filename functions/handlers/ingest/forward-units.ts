import { SELF, splitterOf, type UnitPart } from '../../../shared/gateways/split-units.ts'
import type { RawBody } from '../../../shared/http/route.ts'
import { parseJson } from '../../../shared/json.ts'
import type { Decoded } from '../../../shared/trackers/decoded.ts'
import { DIALECTS } from '../../../shared/trackers/dialects.ts'
import { type StampedPosition, stamp } from '../../../shared/tracking/judging/clock.ts'
import { inFixOrder } from '../../../shared/tracking/judging/fix-order.ts'
import type { IngestDeps } from '../../ingest/actions.ts'
import { log } from '../../runtime/log.ts'
import type { StoredTracker } from '../../stores/devices/trackers.ts'
import type { GatewayStore, StoredGateway, StoredUnit } from '../../stores/gateways/gateways.ts'
import { decompressed } from './read-http.ts'
import { storeReport } from './store-report.ts'

/** A Traccar server sends one position per request and drops what it cannot send, so the limit grows with its devices. */
const GATEWAY_PER_SECOND = 50
const PER_UNIT_PER_SECOND = 2
const WAITING_UNITS_MAX = 1_000
const WAITING_POSITIONS_MAX = 100

export type ForwardDeps = {
  ingest: IngestDeps
  gateways: Pick<GatewayStore, 'countUnits' | 'getUnits' | 'saveWaiting' | 'waitingPositions' | 'saveContact'>
  /** Cached, as is the number of its units. */
  findGateway: (gatewayId: string) => Promise<StoredGateway | null>
  countUnits: (accountId: string, gatewayId: string) => Promise<{ devices: number; waiting: number }>
  mayRequest: (sender: string, perSecond: number) => boolean
  now: () => number
}

/** The decoded part of a request that is about one unit. */
type UnitReport = { part: UnitPart; decoded: Decoded }

/**
 * Stores what a gateway sends: positions of units that are devices in their trails, and those of others with the units
 * that wait. Returns `false`, and stores nothing, where it sends too often.
 */
export async function forwardUnits(
  gateway: StoredGateway,
  request: RawBody,
  deps: ForwardDeps,
): Promise<boolean> {
  const { accountId, gatewayId, dialect } = gateway
  const counts = await deps.countUnits(accountId, gatewayId)
  if (!deps.mayRequest(`gateway ${gatewayId}`, GATEWAY_PER_SECOND + PER_UNIT_PER_SECOND * counts.devices))
    return false
  const receivedAt = deps.now()
  const body = parseJson(new TextDecoder().decode(decompressed(request)))
  const { parts, nameless } = splitterOf(dialect)(body)
  if (body === undefined || nameless > 0)
    log('warn', 'gateway-unreadable', { gatewayId, dialect, count: Math.max(1, nameless) })
  const known = await deps.gateways.getUnits(
    accountId,
    gatewayId,
    parts.map(({ unitId }) => unitId),
  )
  const ofThisGateway = dialect === 'signalk' ? await withoutNeighbours(gateway, parts, known, deps) : parts
  let waiting = counts.waiting
  await Promise.all([
    deps.gateways.saveContact(gateway, receivedAt),
    ...ofThisGateway.map(async (part) => {
      const decoded = DIALECTS[dialect].decode(part.body, receivedAt)
      const unit = known.get(part.unitId) ?? null
      const tracker = await trackerOf(gateway, unit, deps)
      if (tracker !== null) {
        const bytes = new TextEncoder().encode(JSON.stringify(part.body))
        const topic = `/ingest/gateway/${gatewayId}`
        return storeReport({ tracker, dialect, topic, bytes, receivedAt, decoded }, deps.ingest)
      }
      if (unit === null && waiting++ >= WAITING_UNITS_MAX)
        return log('warn', 'gateway-units-too-many', { gatewayId })
      return saveWaiting(gateway, unit, { part, decoded }, receivedAt, deps)
    }),
  ])
  return true
}

/** Only the boat that carries the Signal K server, which is the first that it reported. The others are AIS targets nearby. */
async function withoutNeighbours(
  { accountId, gatewayId }: StoredGateway,
  parts: readonly UnitPart[],
  known: ReadonlyMap<string, StoredUnit>,
  { gateways }: ForwardDeps,
): Promise<UnitPart[]> {
  const own = parts.filter(({ unitId }) => unitId === SELF || known.has(unitId))
  const [first] = parts
  if (own.length > 0 || first === undefined) return own
  const { devices, waiting } = await gateways.countUnits(accountId, gatewayId)
  return devices + waiting === 0 ? [first] : []
}

/** The unit's tracker; `null` if the unit is not a device yet, or its device was deleted. */
async function trackerOf(
  { accountId }: StoredGateway,
  unit: StoredUnit | null,
  { ingest }: ForwardDeps,
): Promise<StoredTracker | null> {
  if (unit === null || unit.deviceId === null) return null
  const tracker = await ingest.getTracker(unit.deviceId)
  return tracker?.accountId === accountId ? tracker : null
}

/** Keeps a unit that is not a device, with its last positions. */
async function saveWaiting(
  { accountId, gatewayId }: StoredGateway,
  before: StoredUnit | null,
  { part, decoded }: UnitReport,
  receivedAt: number,
  { gateways }: ForwardDeps,
): Promise<void> {
  const { unitId, name, model } = part
  const arrived = decoded.positions.map(stamp)
  const earlier =
    before === null || arrived.length === 0
      ? []
      : await gateways.waitingPositions(accountId, gatewayId, unitId)
  const positions: readonly StampedPosition[] = inFixOrder([...earlier, ...arrived]).slice(
    -WAITING_POSITIONS_MAX,
  )
  const newest = arrived.length === 0 ? undefined : positions.at(-1)
  const unit: StoredUnit = {
    unitId,
    name: name ?? before?.name ?? null,
    model: model ?? before?.model ?? null,
    deviceId: null,
    firstContactAt: before?.firstContactAt ?? receivedAt,
    lastContactAt: receivedAt,
    location: newest === undefined ? (before?.location ?? null) : { lat: newest.lat, lng: newest.lng },
  }
  await gateways.saveWaiting(accountId, gatewayId, unit, arrived.length === 0 ? [] : positions)
}
