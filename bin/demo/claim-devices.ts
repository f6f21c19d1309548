import { subscriptionIdsOf } from '../../functions/purchases/new-subscriptions.ts'
import { subscriptionStore } from '../../functions/stores/billing/subscriptions.ts'
import { claimStore } from '../../functions/stores/devices/claims.ts'
import { wholeAccount } from '../../functions/stores/devices/device-scope.ts'
import { deviceStore, type StoredDevice } from '../../functions/stores/devices/devices.ts'
import { DAY_MS, toIso } from '../../shared/time.ts'
import { UserError } from '../cli/user-error.ts'
import { MODELS, type Model } from '../simulate/vehicle/models.ts'
import type { DemoAccount } from './demo-messages.ts'
import { DEMO_DEVICES } from './devices.ts'
import { demoId } from './ids.ts'
import type { DemoDeps, Orders } from './payments/payments.ts'

/** The units were delivered and installed after so long. */
const INSTALLED_AFTER_MS = 6 * DAY_MS

/** By their id. */
export type Devices = ReadonlyMap<string, StoredDevice>

/** The devices of the account, each claimed with a subscription of its purchase. */
export async function claimDevices(
  orders: Orders,
  { accountId }: DemoAccount,
  { client, tables }: DemoDeps,
): Promise<Devices> {
  const devices = deviceStore(client, tables.devices)
  const subscriptions = subscriptionStore(client, tables.subscriptions)
  const claims = claimStore(client, tables)
  const left = new Map([...orders].map(([name, order]) => [name, subscriptionIdsOf(order)]))

  async function claim({ trackerId, name, deviceType }: Model): Promise<StoredDevice[]> {
    const demo = DEMO_DEVICES[trackerId]
    const order = demo && orders.get(demo.purchase)
    const subscriptionId = demo && left.get(demo.purchase)?.shift()
    if (demo === undefined || order === undefined || subscriptionId === undefined) return []
    const claimed = await devices.get(wholeAccount(accountId), trackerId)
    if (claimed !== null) return [claimed]
    const subscription = await subscriptions.get(accountId, subscriptionId)
    if (subscription === null) throw new Error('A subscription of the demo is gone')
    const device: StoredDevice = {
      accountId,
      deviceId: trackerId,
      trackId: demoId(accountId, `track ${trackerId}`),
      deviceName: name,
      deviceType,
      vehicleNum: demo.plate,
      customIcon: null,
      tags: [...demo.tags],
      isInStorageMode: false,
      subscriptionId,
      createdAt: toIso(order.createdAt + INSTALLED_AFTER_MS),
    }
    const outcome = await claims.claim(device, { kind: 'free', subscription })
    if (outcome !== 'claimed') throw new UserError(`${trackerId} is not available (${outcome})`)
    return [device]
  }

  const claimed: StoredDevice[] = []
  for (const model of MODELS) claimed.push(...(await claim(model)))
  return new Map(claimed.map((device) => [device.deviceId, device]))
}
