import type { HandOver, handOver as routes } from '../../../shared/members/hand-over.routes.ts'
import { DAY_MS, toIso, toIsoOrNull } from '../../../shared/time.ts'
import { nameOf } from '../../members/member-view.ts'
import { readMemberLink } from '../../messages/member-links.ts'
import type { AccountJobs } from '../../outside/account-jobs.ts'
import type { NotifyQueue } from '../../outside/notify-queue.ts'
import type { SigningKeys } from '../../outside/signing-keys.ts'
import type { Person } from '../../outside/users/account-address.ts'
import type { Actions } from '../../runtime/serve-routes.ts'
import type { AccountStore } from '../../stores/accounts/accounts.ts'
import {
  type HandOverSide,
  type HandOverStore,
  isConfirmed,
  type StoredHandOver,
} from '../../stores/accounts/hand-overs.ts'
import { hasEnded, type MemberStore, type StoredMember } from '../../stores/accounts/members.ts'

export type HandOverDeps = {
  accounts: Pick<AccountStore, 'ownedBy'>
  handOvers: Pick<HandOverStore, 'get' | 'start' | 'withdraw' | 'confirm' | 'endWith'>
  members: Pick<MemberStore, 'getMember'>
  getPerson: (personId: string) => Promise<Person | null>
  queue: Pick<NotifyQueue, 'send'>
  jobs: Pick<AccountJobs, 'send'>
  readKeys: () => Promise<SigningKeys>
  newId: () => string
  now: () => number
}

const VALID_FOR_MS = 3 * DAY_MS

/** Handing an account over to a member, which both confirm by the link of an email. */
export function handOverActions(deps: HandOverDeps): Actions<typeof routes> {
  const { accounts, handOvers, members, now } = deps

  async function open(accountId: string): Promise<Open | null> {
    const handOver = await handOvers.get(accountId)
    if (handOver === null || (handOver.expiresAt <= now() && !isConfirmed(handOver))) return null
    const member = await members.getMember(accountId, handOver.memberId)
    return member && { handOver, member }
  }

  /** Whether somebody's sign-in would end with the account, while they own another. */
  const wouldLoseAnother = async (accountId: string, personId: string): Promise<boolean> =>
    personId === accountId && (await accounts.ownedBy(personId)).length > 0

  /** What a link confirms, and for which side; `null` for a link that does not work, also for anybody else. */
  async function ofLink(token: string, personId: string) {
    const link = readMemberLink(await deps.readKeys(), 'handOver', token)
    const found = link && (await open(link.accountId))
    if (found === null || found.handOver.id !== link?.id) return null
    const side = sideOf(found.handOver, personId)
    return side && { accountId: link.accountId, ...found, side }
  }

  return {
    async startHandOver({ body }, { accountId, personId, noteForAudit }) {
      const member = await members.getMember(accountId, body.memberId)
      if (member === null || hasEnded(member, now()) || body.memberId === personId) return NOT_FOUND
      noteForAudit({ name: member.email })
      if (await wouldLoseAnother(accountId, personId)) return OWNS_ANOTHER
      const owner = await deps.getPerson(personId)
      if (owner === null) throw new Error('The owner has no verified address')
      const started: StoredHandOver = {
        id: deps.newId(),
        owner: { personId, ...owner },
        memberId: body.memberId,
        expiresAt: now() + VALID_FOR_MS,
      }
      if (!(await handOvers.start(accountId, started))) return ALREADY_HANDED_OVER
      for (const mail of ['owner', 'member'] as const)
        await deps.queue.send({ kind: 'handOver', accountId, mail })
      return { reply: { handOver: handOverView({ handOver: started, member }) } }
    },

    async getHandOver(_input, { accountId }) {
      const found = await open(accountId)
      return { reply: { handOver: found && handOverView(found) } }
    },

    async withdrawHandOver(_input, { accountId, noteForAudit }) {
      const found = await open(accountId)
      if (found === null) return SUCCESS
      noteForAudit({ name: found.member.email })
      return (await handOvers.withdraw(accountId)) ? SUCCESS : ALREADY_HANDED_OVER
    },

    async readHandOver({ path }, { personId }) {
      const found = await ofLink(path.token, personId)
      if (found === null) return NOT_FOUND
      const { side, handOver, member } = found
      const { owner, expiresAt } = handOver
      return {
        reply: {
          accountName: nameOf(await deps.getPerson(found.accountId)),
          ownerEmail: owner.email,
          memberEmail: member.email,
          side,
          hasConfirmed: handOver[`${side}ConfirmedAt`] !== undefined,
          expiresAt: toIso(expiresAt),
        },
      }
    },

    async confirmHandOver({ path }, { personId, noteForAudit }) {
      const found = await ofLink(path.token, personId)
      if (found === null) return NOT_FOUND
      const { accountId, handOver, side } = found
      const { email } = found.member
      const elsewhere = { accountId, name: email, role: ROLE_OF[side] }
      noteForAudit(accountId === personId ? { name: email } : { name: email, elsewhere })
      if (side === 'owner' && (await wouldLoseAnother(accountId, personId))) return OWNS_ANOTHER
      const confirmed = await handOvers.confirm(accountId, handOver.id, side, now())
      if (confirmed === null) return NOT_FOUND
      if (!isConfirmed(confirmed)) return { reply: { state: 'waiting' } }
      await deps.jobs.send({ kind: 'handOver', accountId })
      return { reply: { state: 'confirmed' } }
    },
  }
}

const NOT_FOUND = { refused: 'not-found' as const }
const OWNS_ANOTHER = { refused: 'owns-another-account' as const }
const ALREADY_HANDED_OVER = { refused: 'already-handed-over' as const }
const SUCCESS = { reply: { success: true as const } }
const ROLE_OF = { owner: 'owner', member: 'manager' } as const

type Open = { handOver: StoredHandOver; member: StoredMember }

function sideOf({ owner, memberId }: StoredHandOver, personId: string): HandOverSide | null {
  if (personId === owner.personId) return 'owner'
  return personId === memberId ? 'member' : null
}

const handOverView = ({ handOver: stored, member }: Open): HandOver => ({
  memberId: stored.memberId,
  email: member.email,
  name: member.name,
  ownerConfirmedAt: toIsoOrNull(stored.ownerConfirmedAt ?? null),
  memberConfirmedAt: toIsoOrNull(stored.memberConfirmedAt ?? null),
  expiresAt: toIso(stored.expiresAt),
})
