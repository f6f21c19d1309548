import { createHash } from 'node:crypto'
import type { DeviceView, NewDevice } from '../../../shared/devices/device.ts'
import { type ClaimDeviceDeps, claimDevice } from '../../devices/claim-device.ts'
import { deviceView } from '../../devices/device-view.ts'
import type { RecordPositions } from '../../ingest/record-positions.ts'
import type { GatewayStore, StoredGateway, StoredUnit } from '../../stores/gateways/gateways.ts'

const ID_CHARACTERS = 16

export type AddUnitDeps = ClaimDeviceDeps & {
  gateways: Pick<GatewayStore, 'waitingPositions' | 'bind'>
  /** Whether the account still has the device. */
  hasTracker: (accountId: string, trackerId: string) => Promise<boolean>
  record: RecordPositions
  now: () => number
}

type Wanted = { unitId: string } & Pick<NewDevice, 'deviceName' | 'deviceType'>
type Outcome = { device: DeviceView } | { refused: string }

/** Makes a unit of a gateway a device, which starts with the unit's last positions. */
export async function addUnit(
  { accountId, gatewayId }: StoredGateway,
  unit: StoredUnit | null,
  { unitId, deviceName, deviceType }: Wanted,
  deps: AddUnitDeps,
): Promise<Outcome> {
  if (unit === null) return { refused: 'unit-not-found' }
  if (unit.deviceId !== null && (await deps.hasTracker(accountId, unit.deviceId)))
    return { refused: 'already-a-device' }
  const vectraDeviceId = unitTrackerId(gatewayId, unitId)
  const claimed = await claimDevice(accountId, { vectraDeviceId, deviceName, deviceType }, deps)
  if (!('added' in claimed)) return { refused: claimed.refused }
  const { added } = claimed
  const positions = await deps.gateways.waitingPositions(accountId, gatewayId, unitId)
  const context = { now: deps.now(), deviceType, watch: null, batched: 0 }
  const recorded = positions.length === 0 ? null : await deps.record(added.trackId, positions, context)
  await deps.gateways.bind(accountId, gatewayId, unit, added.deviceId)
  return { device: deviceView(added, added.subscriptionId, recorded?.tracked ?? null, deps.now()) }
}

/** The id of a unit as a tracker: nobody can guess it, so nobody can claim or imitate it. */
function unitTrackerId(gatewayId: string, unitId: string): string {
  const hash = createHash('sha256').update(`${gatewayId}/${unitId}`).digest('hex')
  return `GW${hash.slice(0, ID_CHARACTERS).toUpperCase()}`
}
