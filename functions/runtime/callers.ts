import { OWNER_STANDING, type Standing } from '../../shared/members/roles.ts'
import { SECOND_MS } from '../../shared/time.ts'
import { hasEnded, memberStore, standingOf } from '../stores/accounts/members.ts'
import { type DeviceScope, memberScope } from '../stores/devices/device-scope.ts'
import { documentClient } from '../stores/dynamodb/document-client.ts'
import { cachedFor } from './cached-for.ts'
import { closedAccountCheck, type IsClosed } from './closed-accounts.ts'
import { RouteEnvironment, readEnvironment } from './environment.ts'

const ACCOUNT_ID = /^[\w-]{1,64}$/
/** A member who is removed, or whose role changes, keeps what they had for this long. */
const MEMBERSHIP_CACHED_MS = 10 * SECOND_MS

/** Who calls, for which account, and what they may do there. */
export type Caller = {
  /** The account that the call is about. Every store takes it first. */
  accountId: string
  /** The Cognito `sub` of whoever signed in: their own account. */
  personId: string
  standing: Standing
  /** The devices that the caller may see. Device stores take it in place of the account. */
  scope: DeviceScope
}

export type CallerDeps = {
  isClosed: IsClosed
  /** What a person is in the account of somebody else; `null` for nothing. */
  getStanding: (accountId: string, personId: string) => Promise<Standing | null>
}

/**
 * The caller of a route for the account that the header names, or why the call is refused. An account that the person has
 * nothing to do with does not exist for them.
 */
export async function callerOf(
  personId: string,
  header: string | undefined,
  { isClosed, getStanding }: CallerDeps,
): Promise<Caller | { refused: 'account-closed' | 'not-found' }> {
  const accountId = header ?? personId
  if (accountId === personId)
    return (await isClosed(personId))
      ? { refused: 'account-closed' }
      : { accountId, personId, standing: OWNER_STANDING, scope: memberScope(accountId, null) }
  if (!ACCOUNT_ID.test(accountId)) return { refused: 'not-found' }
  const [standing, isGone] = await Promise.all([getStanding(accountId, personId), isClosed(accountId)])
  if (standing === null) return { refused: 'not-found' }
  if (isGone) return { refused: 'account-closed' }
  return { accountId, personId, standing, scope: memberScope(accountId, standing.tags) }
}

/** Reads the tables that this function's environment names. */
export function callerDeps(clock: () => number = Date.now): CallerDeps {
  const { MEMBERS_TABLE } = readEnvironment(RouteEnvironment)
  const isClosed = closedAccountCheck()
  const members = memberStore(documentClient(), MEMBERS_TABLE)

  async function readStanding(accountId: string, personId: string): Promise<Standing | null> {
    const [member, isGone] = await Promise.all([members.getMember(accountId, personId), isClosed(personId)])
    if (member === null || isGone || hasEnded(member, clock())) return null
    return standingOf(member)
  }

  return { isClosed, getStanding: cachedFor(MEMBERSHIP_CACHED_MS, readStanding, clock) }
}
