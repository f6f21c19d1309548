import type { Member, Membership } from '../../shared/members/members.routes.ts'
import { toIso, toIsoOrNull } from '../../shared/time.ts'
import type { Person } from '../outside/account-address.ts'
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

/** The owner, who is in no table of members. */
export const ownerView = (accountId: string, owner: Person | null): Member => ({
  memberId: accountId,
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

export const membershipView = ({ accountId, accountName, role, tags, grants }: StoredMember): Membership => ({
  accountId,
  name: accountName,
  role,
  tags,
  grants,
})

/** What others call a person or their account. */
export const nameOf = (person: Person | null): string => person?.name ?? person?.email ?? ''
