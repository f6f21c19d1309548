import { onDemand } from '../../runtime/on-demand.ts'
import type { OwnerOf } from '../users/account-address.ts'

const load = () => import('../users/account-address.ts')

/** As `accountPerson`, with Cognito's client imported for the first of them. */
export const lazyAccountPerson = (userPoolId: string, ownerOf: OwnerOf) =>
  onDemand(async () => (await load()).accountPerson(userPoolId, ownerOf))

/** As `accountAddress`, with Cognito's client imported for the first of them. */
export const lazyAccountAddress = (userPoolId: string, ownerOf: OwnerOf) =>
  onDemand(async () => (await load()).accountAddress(userPoolId, ownerOf))
