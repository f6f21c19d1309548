import {
  isPermitted,
  mayGive,
  OWNER_STANDING,
  type Standing,
  standingOf,
} from '../../shared/members/roles.ts'
import { OPERATOR_SESSION_MS } from '../../shared/operator/access.ts'
import { SECOND_MS } from '../../shared/time.ts'
import { accountStore, hasNoSignIn, type Ownership } from '../stores/accounts/accounts.ts'
import { apiKeyStore, type StoredApiKey } from '../stores/accounts/api-keys.ts'
import { type AuditStore, auditStore } from '../stores/accounts/audit.ts'
import { hasEnded, memberStore } from '../stores/accounts/members.ts'
import { type DeviceScope, memberScope } from '../stores/devices/device-scope.ts'
import { documentClient } from '../stores/dynamodb/document-client.ts'
import { cachedFor } from './cached-for.ts'
import { RouteEnvironment, readEnvironment } from './environment.ts'

const ACCOUNT_ID = /^[\w-]{1,64}$/
/** A member who is removed, or whose role changes, and a revoked key keep what they had for this long. */
const MEMBERSHIP_CACHED_MS = 10 * SECOND_MS

const API_KEY = 'key:'

/** Stands for a program's key where a person's id would be. */
export const apiKeyCaller = (keyId: string) => `${API_KEY}${keyId}`
export const isApiKey = (callerId: string) => callerId.startsWith(API_KEY)

/** Who calls, for which account, and what they may do there. */
export type Caller = {
  /** The account that the call is about. Every store takes it first. */
  accountId: string
  /** The Cognito `sub` of whoever signed in: their own account. Of a program, its `apiKeyCaller`. */
  personId: string
  /** What the account calls the person or the key; `null` for its owner. */
  name: string | null
  standing: Standing
  /** The devices that the caller may see. Device stores take it in place of the account. */
  scope: DeviceScope
  /** When the person entered a password (epoch ms); 0 for a program. Renewing a token does not change it. */
  signedInAt: number
  /** An operator of this deployment, whom the account's owner has let in. */
  isSupport: boolean
}

/** Whoever calls, as the authorizer knows them. */
export type CallingPerson = Pick<Caller, 'personId' | 'signedInAt'> & { isOperator: boolean }

export type CallerDeps = {
  getOwnership: (accountId: string) => Promise<Ownership>
  /** What a person, or a key, is in the account of somebody else; `null` for nothing. */
  getMember: (accountId: string, personId: string) => Promise<CallingMember | null>
  /** Writes to the audit log. */
  putAudit: AuditStore['put']
}
type CallingMember = Pick<Caller, 'name' | 'standing'>

/**
 * The caller of a route for the account that the header names, or why the call is refused. An account that the person has
 * nothing to do with does not exist for them.
 */
export async function callerOf(
  { personId, signedInAt, isOperator }: CallingPerson,
  header: string | undefined,
  now: number,
  { getOwnership, getMember }: Pick<CallerDeps, 'getOwnership' | 'getMember'>,
): Promise<Caller | { refused: 'account-closed' | 'handed-over' | 'not-found' }> {
  const accountId = header ?? personId
  if (!ACCOUNT_ID.test(accountId)) return { refused: 'not-found' }
  const isNamedAfter = accountId === personId
  const [member, { isClosed, ownerId, support }] = await Promise.all([
    isNamedAfter ? OWNER : getMember(accountId, personId),
    getOwnership(accountId),
  ])
  const isSupport =
    member === null &&
    isOperator &&
    now <= Math.min(signedInAt + OPERATOR_SESSION_MS, support.until) &&
    support.operatorIds.has(personId)
  if (member === null && !isSupport) return { refused: 'not-found' }
  if (isClosed) return { refused: 'account-closed' }
  if (isNamedAfter && ownerId !== personId) return { refused: 'handed-over' }
  const { name, standing } = ownerId === personId ? OWNER : (member ?? SUPPORT)
  const scope = memberScope(accountId, standing.tags)
  return { accountId, personId, signedInAt, isSupport, name, standing, scope }
}

const OWNER: CallingMember = { name: null, standing: OWNER_STANDING }
const SUPPORT: CallingMember = { name: null, standing: { role: 'viewer', grants: [], tags: null } }

/** Reads the tables that this function's environment names. */
export function callerDeps(clock: () => number = Date.now): CallerDeps {
  const { ACCOUNTS_TABLE, AUDIT_TABLE, MEMBERS_TABLE } = readEnvironment(RouteEnvironment)
  const { getOwnership } = accountStore(documentClient(), ACCOUNTS_TABLE)
  const members = memberStore(documentClient(), MEMBERS_TABLE)
  const keys = apiKeyStore(documentClient(), MEMBERS_TABLE)

  async function readMember(accountId: string, personId: string): Promise<CallingMember | null> {
    if (isApiKey(personId)) return readKey(accountId, personId.slice(API_KEY.length))
    const [member, own] = await Promise.all([members.getMember(accountId, personId), getOwnership(personId)])
    if (member === null || hasNoSignIn(personId, own) || hasEnded(member, clock())) return null
    return { name: member.name ?? member.email, standing: standingOf(member) }
  }

  async function readKey(accountId: string, keyId: string): Promise<CallingMember | null> {
    const key = await keys.getKey(accountId, keyId)
    if (key === null || hasEnded(key, clock())) return null
    const { name, createdBy } = key
    const creator =
      createdBy === accountId ? OWNER_STANDING : (await readMember(accountId, createdBy))?.standing
    return creator !== undefined && mayHaveKey(creator, key) ? { name, standing: keyStanding(key) } : null
  }

  return {
    getOwnership,
    getMember: cachedFor(MEMBERSHIP_CACHED_MS, readMember, clock),
    putAudit: auditStore(documentClient(), AUDIT_TABLE).put,
  }
}

/** A key has no grants: what they are for is for people. */
const keyStanding = ({ role, tags }: StoredApiKey): Standing => standingOf({ role, tags, grants: [] })

/** Whether somebody could still create a key. One that can do more than its creator does not work. */
export const mayHaveKey = (creator: Standing, { role, tags }: Pick<StoredApiKey, 'role' | 'tags'>): boolean =>
  isPermitted('keys:manage', creator) && mayGive(creator, { role, tags, grants: [] })
