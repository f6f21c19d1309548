import type { ApiKey } from '../../shared/members/api-keys.routes.ts'
import type { Member, Membership } from '../../shared/members/members.routes.ts'
import { toIso, toIsoOrNull } from '../../shared/time.ts'
import type { Person } from '../outside/users/account-address.ts'
import type { StoredApiKey } from '../stores/accounts/api-keys.ts'
import { expiresAt, isInvitation, memberIdOf, type StoredMember } from '../stores/accounts/members.ts'

export function memberView(stored: StoredMember, now: number): Member {
  const { email, name, role, tags, grants, invitedAt, joinedAt, lastSeenAt, endsAt } = stored
  return {
    memberId: memberIdOf(stored),
    email,
    name,
    role,
    tags,
    grants,
    state: isInvitation(stored) ? (expiresAt(stored) > now ? 'invited' : 'expired') : 'active',
    invitedAt: toIso(invitedAt),
    joinedAt: toIsoOrNull(joinedAt),
    lastSeenAt: toIsoOrNull(lastSeenAt),
    endsAt: toIsoOrNull(endsAt),
  }
}

export const ownerView = (ownerId: string, owner: Person | null): Member => ({
  memberId: ownerId,
  email: owner?.email ?? '',
  name: owner?.name ?? null,
  role: 'owner',
  tags: [],
  grants: [],
  state: 'active',
  invitedAt: null,
  joinedAt: null,
  lastSeenAt: null,
  endsAt: null,
})

/** `isOwner`: the account was handed over to them. */
export const membershipView = (
  { accountId, accountName, role, tags, grants }: StoredMember,
  isOwner = false,
): Membership => ({
  accountId,
  name: accountName,
  role: isOwner ? 'owner' : role,
  tags,
  grants,
})

export const apiKeyView = (key: StoredApiKey): ApiKey => ({
  keyId: key.keyId,
  name: key.name,
  role: key.role,
  tags: key.tags,
  createdAt: toIso(key.createdAt),
  lastUsedAt: toIsoOrNull(key.lastUsedAt),
  endsAt: toIsoOrNull(key.endsAt),
})

/** What others call a person or their account. */
export const nameOf = (person: Person | null): string => person?.name ?? person?.email ?? ''
