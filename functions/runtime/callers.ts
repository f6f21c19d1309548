import { OWNER_STANDING, type Standing } from '../../shared/members/roles.ts'
import { SECOND_MS } from '../../shared/time.ts'
import { type AuditStore, auditStore } from '../stores/accounts/audit.ts'
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
  /** What the account calls the person; `null` for its owner. */
  name: string | null
  standing: Standing
  /** The devices that the caller may see. Device stores take it in place of the account. */
  scope: DeviceScope
}

export type CallerDeps = {
  isClosed: IsClosed
  /** What a person is in the account of somebody else; `null` for nothing. */
  getMember: (accountId: string, personId: string) => Promise<CallingMember | null>
  /** Writes to the audit log. */
  putAudit: AuditStore['put']
}
type CallingMember = { name: string; standing: Standing }

/**
 * The caller of a route for the account that the header names, or why the call is refused. An account that the person has
 * nothing to do with does not exist for them.
 */
export async function callerOf(
  personId: string,
  header: string | undefined,
  { isClosed, getMember }: Pick<CallerDeps, 'isClosed' | 'getMember'>,
): Promise<Caller | { refused: 'account-closed' | 'not-found' }> {
  const accountId = header ?? personId
  if (accountId === personId)
    return (await isClosed(personId))
      ? { refused: 'account-closed' }
      : { accountId, personId, name: null, standing: OWNER_STANDING, scope: memberScope(accountId, null) }
  if (!ACCOUNT_ID.test(accountId)) return { refused: 'not-found' }
  const [member, isGone] = await Promise.all([getMember(accountId, personId), isClosed(accountId)])
  if (member === null) return { refused: 'not-found' }
  if (isGone) return { refused: 'account-closed' }
  return { accountId, personId, ...member, scope: memberScope(accountId, member.standing.tags) }
}

/** Reads the tables that this function's environment names. */
export function callerDeps(clock: () => number = Date.now): CallerDeps {
  const { AUDIT_TABLE, MEMBERS_TABLE } = readEnvironment(RouteEnvironment)
  const isClosed = closedAccountCheck()
  const members = memberStore(documentClient(), MEMBERS_TABLE)

  async function readMember(accountId: string, personId: string): Promise<CallingMember | null> {
    const [member, isGone] = await Promise.all([members.getMember(accountId, personId), isClosed(personId)])
    if (member === null || isGone || hasEnded(member, clock())) return null
    return { name: member.name ?? member.email, standing: standingOf(member) }
  }

  return {
    isClosed,
    getMember: cachedFor(MEMBERSHIP_CACHED_MS, readMember, clock),
    putAudit: auditStore(documentClient(), AUDIT_TABLE).put,
  }
}
