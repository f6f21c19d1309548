import { createHash } from 'node:crypto'
import { MEMBERS_MAX } from '../../../shared/members/limits.ts'
import type { members as routes } from '../../../shared/members/members.routes.ts'
import { isAtMost } from '../../../shared/members/roles.ts'
import { DAY_MS, secondsUntil, toIso } from '../../../shared/time.ts'
import { membershipView, memberView, nameOf, ownerView } from '../../members/member-view.ts'
import { invitationUrl, readInvitationToken } from '../../messages/invitation-token.ts'
import type { Person } from '../../outside/account-address.ts'
import type { NotifyQueue } from '../../outside/notify-queue.ts'
import type { SigningKeys } from '../../outside/signing-keys.ts'
import type { Actions, Caller } from '../../runtime/serve-routes.ts'
import type { AccountStore } from '../../stores/accounts/accounts.ts'
import {
  expiresAt,
  hasEnded,
  isInvitation,
  type MemberStore,
  memberIdOf,
  type Place,
  type StoredMember,
} from '../../stores/accounts/members.ts'
import type { LiveViewStore } from '../../stores/notifications/live-views.ts'
import type { ShareStore } from '../../stores/shares.ts'
import { type ListAuditDeps, listAudit } from './list-audit.ts'

export type MembersDeps = ListAuditDeps & {
  accounts: Pick<AccountStore, 'isClosed' | 'reserve' | 'extendViews'>
  members: MemberStore
  shares: Pick<ShareStore, 'list' | 'delete'>
  views: Pick<LiveViewStore, 'removeOfMember'>
  getPerson: (personId: string) => Promise<Person | null>
  queue: Pick<NotifyQueue, 'send'>
  readKeys: () => Promise<SigningKeys>
  siteUrl: string
  now: () => number
}

/** Nobody invites more people in a day; somebody who sends spam does. */
const INVITATIONS_PER_DAY = 100

/** The members of an account, invitations to it, and the accounts that a person may choose. */
export function memberActions(deps: MembersDeps): Actions<typeof routes> {
  const { members, now } = deps

  async function find(accountId: string, memberId: string): Promise<StoredMember | null> {
    const [member, invitation] = await Promise.all([
      members.getMember(accountId, memberId),
      members.getInvitation(accountId, memberId),
    ])
    return member ?? invitation
  }

  /** What ends with a membership, or with the rights that it had. */
  async function endOpenPages(accountId: string, personId: string): Promise<void> {
    await deps.views.removeOfMember(accountId, personId)
    await deps.accounts.extendViews(accountId, now())
  }

  async function endMembership(accountId: string, personId: string): Promise<boolean> {
    const existed = await members.removeMember(accountId, personId)
    const links = (await deps.shares.list(accountId)).filter(({ createdBy }) => createdBy === personId)
    for (const { shareId } of links) await deps.shares.delete(accountId, shareId)
    await endOpenPages(accountId, personId)
    return existed
  }

  /** The invitation that a token is of, if it can still be accepted. */
  async function openInvitation(token: string): Promise<StoredMember | 'not-found' | 'invitation-expired'> {
    const read = readInvitationToken(await deps.readKeys(), token)
    const invitation = read && (await members.getInvitation(read.accountId, read.invitationId))
    if (invitation === null || (await deps.accounts.isClosed(invitation.accountId))) return 'not-found'
    return expiresAt(invitation) > now() ? invitation : 'invitation-expired'
  }

  return {
    listAudit: ({ query }, caller) => listAudit(caller, query, deps),

    async listMembers(_input, { accountId, standing, scope }) {
      const [owner, stored] = await Promise.all([deps.getPerson(accountId), members.list(accountId)])
      const at = now()
      const shown = stored
        .filter((member) => !hasEnded(member, at))
        // a limited manager sees those whom they could have invited
        .filter(({ tags }) => standing.tags === null || isWithin(tags, standing.tags))
        .toSorted((a, b) => a.invitedAt - b.invitedAt)
      const views = shown.map((member) => memberView(member, at))
      return { reply: { members: [...(scope.tags === null ? [ownerView(accountId, owner)] : []), ...views] } }
    },

    async inviteMember({ body }, caller) {
      const { accountId, personId } = caller
      const email = body.email.toLowerCase()
      caller.noteForAudit({ name: email })
      const place = placeOf(body)
      const refusal = placeRefusal(caller, place, now())
      if (refusal !== null) return refusal
      const [owner, all] = await Promise.all([deps.getPerson(accountId), members.list(accountId)])
      const isMember = (member: StoredMember) =>
        !isInvitation(member) && !hasEnded(member, now()) && member.email.toLowerCase() === email
      if (owner?.email.toLowerCase() === email || all.some(isMember)) return { refused: 'already-a-member' }
      const invitationId = invitationIdOf(email)
      const before = all.find((one) => isInvitation(one) && memberIdOf(one) === invitationId)
      const isThere = (member: StoredMember) => !hasEnded(member, now())
      if (before === undefined && all.filter(isThere).length >= MEMBERS_MAX)
        return { refused: 'too-many-members' }
      if (before !== undefined && !mayManage(caller, before)) return { refused: 'above-own-role' }
      const at = now()
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
      await deps.queue.send({ kind: 'invitation', accountId, invitationId, invitedBy: personId })
      const link = invitationUrl(deps.siteUrl, await deps.readKeys(), member)
      return { reply: { member: memberView(member, at), link } }
    },

    async updateMember({ path, body }, caller) {
      const { accountId, personId } = caller
      if (path.memberId === personId || path.memberId === accountId) return { refused: 'own-role' }
      const before = await find(accountId, path.memberId)
      if (before === null) return NOT_FOUND
      const place = placeOf(body)
      if (!mayManage(caller, before)) return { refused: 'above-own-role' }
      const refusal = placeRefusal(caller, place, now())
      if (refusal !== null) return refusal
      caller.noteForAudit({ name: before.email, before })
      const member = await members.update(before, place)
      if (member === null) return NOT_FOUND
      if (!isInvitation(member)) await endOpenPages(accountId, path.memberId)
      return { reply: { member: memberView(member, now()) } }
    },

    async removeMember({ path }, caller) {
      const { accountId, personId } = caller
      if (path.memberId === personId || path.memberId === accountId) return { refused: 'own-role' }
      const member = await find(accountId, path.memberId)
      if (member === null) return NOT_FOUND
      if (!mayManage(caller, member)) return { refused: 'above-own-role' }
      caller.noteForAudit({ name: member.email })
      const existed = isInvitation(member)
        ? await members.removeInvitation(accountId, path.memberId)
        : await endMembership(accountId, path.memberId)
      return existed ? SUCCESS : NOT_FOUND
    },

    async listMemberships(_input, { personId }) {
      const [own, all] = await Promise.all([deps.getPerson(personId), members.listOf(personId)])
      const closed = await Promise.all(all.map(({ accountId }) => deps.accounts.isClosed(accountId)))
      const open = all
        .filter((member, index) => !closed[index] && !hasEnded(member, now()))
        .toSorted((a, b) => a.accountName.localeCompare(b.accountName))
      await Promise.all(open.map((member) => members.see(member, now())))
      const ownAccount = {
        accountId: personId,
        name: nameOf(own),
        role: 'owner' as const,
        tags: [],
        grants: [],
      }
      return { reply: { memberships: [ownAccount, ...open.map(membershipView)] } }
    },

    async leaveAccount({ path }, { personId, noteForAudit }) {
      const member = await members.getMember(path.accountId, personId)
      if (member === null) return NOT_FOUND
      noteForAudit({ name: member.email, elsewhere: elsewhere(member) })
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
const SUCCESS = { reply: { success: true as const } }

/** One invitation for each address. */
const invitationIdOf = (email: string) =>
  createHash('sha256').update(email).digest('base64url').slice(0, INVITATION_ID_LENGTH)
const INVITATION_ID_LENGTH = 22

/** Joining and leaving are in the log of the account too. */
const elsewhere = ({ accountId, email: name, role }: StoredMember) => ({ accountId, name, role })

type SentPlace = Omit<Place, 'endsAt'> & { endsAt: string | null }

const placeOf = ({ role, tags, grants, endsAt }: SentPlace): Place => ({
  role,
  tags,
  grants,
  endsAt: endsAt === null ? null : Date.parse(endsAt),
})

const isWithin = (tags: readonly string[], limit: readonly string[]) =>
  tags.length > 0 && tags.every((tag) => limit.includes(tag))

/** Whether the caller could have given a member what they have. */
function mayManage({ standing }: Pick<Caller, 'standing'>, { role, tags, grants }: Place): boolean {
  if (standing.role === 'owner') return true
  if (!isAtMost(role, standing.role)) return false
  if (standing.tags !== null && !isWithin(tags, standing.tags)) return false
  return grants.every((grant) => standing.grants.includes(grant))
}

function placeRefusal(caller: Pick<Caller, 'standing'>, place: Place, now: number) {
  if (hasEnded(place, now)) return { refused: 'ends-in-the-past' as const }
  return mayManage(caller, place) ? null : { refused: 'above-own-role' as const }
}
