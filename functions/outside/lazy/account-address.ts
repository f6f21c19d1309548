import { onDemand } from '../../runtime/on-demand.ts'
import type { OwnerOf } from '../users/account-address.ts'

const load = () => import('../users/account-address.ts')

/** `accountPerson`, but Cognito's client is imported on first use. */
export const lazyAccountPerson = (userPoolId: string, ownerOf: OwnerOf) =>
  onDemand(async () => (await load()).accountPerson(userPoolId, ownerOf))

/** `accountAddress`, but Cognito's client is imported on first use. */
export const lazyAccountAddress = (userPoolId: string, ownerOf: OwnerOf) =>
  onDemand(async () => (await load()).accountAddress(userPoolId, ownerOf))
