import type { DeviceType } from '../../../../shared/devices/device-types.ts'
import { type AddDeviceDeps, addDevice } from '../../../devices/claim-device.ts'
import type { DirectoryUser, UserDirectory } from '../../../outside/users/user-directory.ts'
import type { KnownTracker } from '../../../stores/devices/tracker-stock.ts'

export type AssignDeps = AddDeviceDeps & {
  /** A user by their address. */
  getUser: UserDirectory['get']
  /** A customer by the id of an account. */
  users: Pick<UserDirectory, 'get'>
}

type Assigned =
  | { tracker: KnownTracker }
  | { refused: 'not-found' | 'customer-not-found' | 'subscription-required' | 'device-not-available' }
type InLogOf = <Result extends object>(accountId: string, run: () => Promise<Result>) => Promise<Result>

/** Its owner knows what it is in. */
const DEVICE_TYPE: DeviceType = 'other'

/** Adds a tracker to the account of an address, as its owner would, with a free subscription. */
export async function assignTracker(
  trackerId: string,
  { email, deviceName }: { email: string; deviceName: string },
  inLogOf: InLogOf,
  deps: AssignDeps,
): Promise<Assigned> {
  if ((await deps.stock.find(trackerId)) === null) return { refused: 'not-found' }
  const customer = await customerOf(email, deps)
  if (customer === null) return { refused: 'customer-not-found' }
  const { accountId } = customer
  return inLogOf(accountId, async (): Promise<Assigned> => {
    const wanted = { vectraDeviceId: trackerId, deviceName, deviceType: DEVICE_TYPE }
    const outcome = await addDevice(accountId, wanted, deps)
    if ('refused' in outcome) return { refused: outcome.refused }
    const tracker = await deps.stock.find(trackerId)
    return tracker === null ? { refused: 'not-found' } : { tracker }
  })
}

/** Who has confirmed the address, and owns the account that was opened with it. */
async function customerOf(email: string, { getUser, users }: AssignDeps): Promise<DirectoryUser | null> {
  const user = await getUser(email.toLowerCase())
  if (user === null || !user.isConfirmed || !user.isEnabled) return null
  const customer = await users.get(user.accountId)
  return customer?.email === user.email ? customer : null
}
