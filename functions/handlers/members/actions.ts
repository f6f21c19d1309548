import type { apiKeys } from '../../../shared/members/api-keys.routes.ts'
import type { handOver } from '../../../shared/members/hand-over.routes.ts'
import { MEMBERS_MAX } from '../../../shared/members/limits.ts'
import type { members as routes } from '../../../shared/members/members.routes.ts'
import { isWithinTags, mayGive, type Standing } from '../../../shared/members/roles.ts'
import type { supportAccess } from '../../../shared/members/support-access.routes.ts'
import { DAY_MS, secondsUntil, toIso } from '../../../shared/time.ts'
import { membershipView, memberView, nameOf, ownerView } from '../../members/member-view.ts'
import { memberLink, readMemberLink } from '../../messages/member-links.ts'
import { apiKeyCaller, isApiKey } from '../../runtime/callers.ts'
import type { Actions, Caller } from '../../runtime/serve-routes.ts'
import type { AccountStore } from '../../stores/accounts/accounts.ts'
import {
  expiresAt,
  hasEnded,
  invitationIdOf,
  isInvitation,
  type MemberStore,
  memberIdOf,
  type Place,
  type StoredMember,
} from '../../stores/accounts/members.ts'
import type { LiveViewStore } from '../../stores/notifications/live-views.ts'
import type { ShareStore } from '../../stores/shares.ts'
import { type HandOverDeps, handOverActions } from './hand-over-actions.ts'
import { type KeyDeps, keyActions } from './key-actions.ts'
import { type ListAuditDeps, listAudit } from './list-audit.ts'
import { type SupportAccessDeps, supportAccessActions } from './support-access-actions.ts'

export type MembersDeps = ListAuditDeps &
  HandOverDeps &
  Pick<KeyDeps, 'keys'> &
  Omit<SupportAccessDeps, 'endOpenPages'> & {
    accounts: Pick<
      AccountStore,
      'getOwnership' | 'isClosed' | 'ownerOf' | 'ownedBy' | 'reserve' | 'extendViews'
    >
    members: MemberStore
    shares: Pick<ShareStore, 'list' | 'delete'>
    views: Pick<LiveViewStore, 'removeOfMember'>
    siteUrl: string
  }

/** Nobody invites more people in a day; somebody who sends spam does. */
const INVITATIONS_PER_DAY = 100

/** The members of an account, invitations to it, the accounts that a person may choose, and keys of programs. */
export function memberActions(
  deps: MembersDeps,
): Actions<typeof routes & typeof apiKeys & typeof handOver & typeof supportAccess> {
  const { members, keys, now } = deps

  async function find(accountId: string, memberId: string): Promise<StoredMember | null> {
    const [member, invitation] = await Promise.all([
      members.getMember(accountId, memberId),
      members.getInvitation(accountId, memberId),
    ])
    return member ?? invitation
  }

  /** The member or invitation that a caller may change, or why not. */
  async function findManaged(
    { accountId, personId, standing }: Caller,
    memberId: string,
  ): Promise<StoredMember | { refused: 'own-role' | 'not-found' | 'above-own-role' }> {
    const ownerId = await deps.accounts.ownerOf(accountId)
    if ([personId, accountId, ownerId].includes(memberId)) return OWN_ROLE
    const member = await find(accountId, memberId)
    if (member === null) return NOT_FOUND
    return mayGive(standing, member) ? member : ABOVE_OWN_ROLE
  }

  /** What ends with a membership, or with the rights that it had. */
  async function endOpenPages(accountId: string, personId: string): Promise<void> {
    await deps.views.removeOfMember(accountId, personId)
    await deps.accounts.extendViews(accountId, now())
  }

  /** Ends the share links and keys that a person or a key created. */
  async function endCreations(accountId: string, callerId: string): Promise<void> {
    const [links, created] = await Promise.all([deps.shares.list(accountId), keys.listKeys(accountId)])
    for (const { shareId, createdBy } of links)
      if (createdBy === callerId) await deps.shares.delete(accountId, shareId)
    for (const { keyId, createdBy } of created)
      if (createdBy === callerId && (await keys.delete(accountId, keyId)))
        await endCreations(accountId, apiKeyCaller(keyId))
  }

  const support = supportAccessActions({ ...deps, endOpenPages })

  async function endMembership(accountId: string, personId: string): Promise<boolean> {
    const existed = await members.removeMember(accountId, personId)
    await deps.handOvers.endWith(accountId, personId)
    await endCreations(accountId, personId)
    await endOpenPages(accountId, personId)
    return existed
  }

  /** The invitation that a token is of, if it can still be accepted. */
  async function openInvitation(token: string): Promise<StoredMember | 'not-found' | 'invitation-expired'> {
    const link = readMemberLink(await deps.readKeys(), 'invitation', token)
    const invitation = link && (await members.getInvitation(link.accountId, link.id))
    if (invitation === null || (await deps.accounts.isClosed(invitation.accountId))) return 'not-found'
    return expiresAt(invitation) > now() ? invitation : 'invitation-expired'
  }

  return {
    ...keyActions({ keys, endCreations, now }),
    ...handOverActions(deps),
    ...support.actions,

    listAudit: ({ query }, caller) => listAudit(caller, query, deps),

    async listMembers(_input, { accountId, standing, scope }) {
      const [ownerId, owner, stored] = await Promise.all([
        deps.accounts.ownerOf(accountId),
        deps.getPerson(accountId),
        members.list(accountId),
      ])
      const at = now()
      const shown = stored
        .filter((member) => !hasEnded(member, at) && memberIdOf(member) !== ownerId)
        // a limited manager sees those who are limited to the same devices
        .filter(({ tags }) => standing.tags === null || isWithinTags(tags, standing.tags))
        .toSorted((a, b) => a.invitedAt - b.invitedAt)
      const views = shown.map((member) => memberView(member, at))
      return { reply: { members: [...(scope.tags === null ? [ownerView(ownerId, owner)] : []), ...views] } }
    },

    async inviteMember({ body }, caller) {
      const { accountId, personId } = caller
      const email = body.email.toLowerCase()
      caller.noteForAudit({ name: email })
      const place = placeOf(body)
      const refusal = placeRefusal(caller.standing, place, now())
      if (refusal !== null) return refusal
      const [owner, all] = await Promise.all([deps.getPerson(accountId), members.list(accountId)])
      const at = now()
      const current = all.filter((member) => !hasEnded(member, at))
      const isMember = (member: StoredMember) => !isInvitation(member) && member.email.toLowerCase() === email
      if (owner?.email.toLowerCase() === email || current.some(isMember))
        return { refused: 'already-a-member' }
      const invitationId = invitationIdOf(email)
      const before = all.find((one) => isInvitation(one) && memberIdOf(one) === invitationId)
      if (before === undefined && current.length >= MEMBERS_MAX) return { refused: 'too-many-members' }
      if (before !== undefined && !mayGive(caller.standing, before)) return ABOVE_OWN_ROLE
      const { isReserved, windowStart } = await deps.accounts.reserve(
        accountId,
        'invitation',
        at,
        at - DAY_MS,
        INVITATIONS_PER_DAY,
      )
      if (!isReserved)
        return { refused: 'too-many-requests', retryAfterSeconds: secondsUntil(windowStart + DAY_MS, at) }
      const member = await members.invite(
        { accountId, email, accountName: nameOf(owner), ...place, invitedAt: at },
        invitationId,
      )
      // in the language of whoever invites; a program has none
      const invitedBy = isApiKey(personId) ? accountId : personId
      await deps.queue.send({ kind: 'invitation', accountId, invitationId, invitedBy })
      const of = { accountId, id: invitationId }
      const link = memberLink(deps.siteUrl, await deps.readKeys(), 'invitation', of)
      return { reply: { member: memberView(member, at), link } }
    },

    async updateMember({ path, body }, caller) {
      const before = await findManaged(caller, path.memberId)
      if ('refused' in before) return before
      const place = placeOf(body)
      const refusal = placeRefusal(caller.standing, place, now())
      if (refusal !== null) return refusal
      caller.noteForAudit({ name: before.email, before })
      const member = await members.update(before, place)
      if (member === null) return NOT_FOUND
      if (!isInvitation(member)) await endOpenPages(caller.accountId, path.memberId)
      return { reply: { member: memberView(member, now()) } }
    },

    async removeMember({ path }, caller) {
      const member = await findManaged(caller, path.memberId)
      if ('refused' in member) return member
      const { accountId } = caller
      caller.noteForAudit({ name: member.email })
      const existed = isInvitation(member)
        ? await members.removeInvitation(accountId, path.memberId)
        : await endMembership(accountId, path.memberId)
      return existed ? SUCCESS : NOT_FOUND
    },

    async listMemberships({ query }, { personId }) {
      const [own, all] = await Promise.all([deps.getPerson(personId), members.listOf(personId)])
      const owned = await Promise.all(
        all.map(async (member) => ({ member, ...(await deps.accounts.getOwnership(member.accountId)) })),
      )
      const open = owned
        .filter(({ member, isClosed }) => !isClosed && !hasEnded(member, now()))
        .toSorted((a, b) => a.member.accountName.localeCompare(b.member.accountName))
      await Promise.all(open.map(({ member }) => members.see(member, now())))
      const ownAccount = {
        accountId: personId,
        name: nameOf(own),
        role: 'owner' as const,
        tags: [],
        grants: [],
      }
      const others = open.map(({ member, ownerId }) => membershipView(member, ownerId === personId))
      const isListed = [ownAccount, ...others].some(({ accountId }) => accountId === query.account)
      const opened = isListed ? null : await support.openedBy(personId, query.account)
      return { reply: { memberships: [ownAccount, ...others, ...(opened === null ? [] : [opened])] } }
    },

    async leaveAccount({ path }, { personId, noteForAudit }) {
      const member = await members.getMember(path.accountId, personId)
      if (member === null) return (await support.leave(path.accountId, personId)) ? SUCCESS : NOT_FOUND
      noteForAudit({ name: member.email, elsewhere: elsewhere(member) })
      if ((await deps.accounts.ownerOf(path.accountId)) === personId) return OWN_ROLE
      return (await endMembership(path.accountId, personId)) ? SUCCESS : NOT_FOUND
    },

    async getInvitation({ path }) {
      const invitation = await openInvitation(path.token)
      if (typeof invitation === 'string') return { refused: invitation }
      const { accountName, email, role } = invitation
      return { reply: { accountName, email, role, expiresAt: toIso(expiresAt(invitation)) } }
    },

    async acceptInvitation({ path }, { personId, noteForAudit }) {
      const invitation = await openInvitation(path.token)
      if (typeof invitation === 'string') return { refused: invitation }
      noteForAudit({ name: invitation.email, elsewhere: elsewhere(invitation) })
      const person = await deps.getPerson(personId)
      if (person?.email.toLowerCase() !== invitation.email) return { refused: 'other-address' }
      const outcome = await members.accept(invitation, { personId, ...person }, now())
      if (outcome === 'accepted') return { reply: { membership: membershipView(invitation) } }
      return outcome === 'changed' ? NOT_FOUND : { refused: outcome }
    },
  }
}

const NOT_FOUND = { refused: 'not-found' as const }
const OWN_ROLE = { refused: 'own-role' as const }
const ABOVE_OWN_ROLE = { refused: 'above-own-role' as const }
const SUCCESS = { reply: { success: true as const } }

/** Joining and leaving are in the log of the account too. */
const elsewhere = ({ accountId, email: name, role }: StoredMember) => ({ accountId, name, role })

type SentPlace = Omit<Place, 'endsAt'> & { endsAt: string | null }

const placeOf = ({ role, tags, grants, endsAt }: SentPlace): Place => ({
  role,
  tags,
  grants,
  endsAt: endsAt === null ? null : Date.parse(endsAt),
})

function placeRefusal(standing: Standing, place: Place, now: number) {
  if (hasEnded(place, now)) return { refused: 'ends-in-the-past' as const }
  return mayGive(standing, place) ? null : ABOVE_OWN_ROLE
}
