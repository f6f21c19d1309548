import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import * as z from 'zod'
import { members as routes } from '../../../shared/members/members.routes.ts'
import { type Account, anAccount } from './account.ts'

/** The ids of members that calls name. */
export type MemberIds = {
  /** An invitation to the account. */
  memberId: string
  /** Another account that invites, and the token of its invitation. */
  accountId: string
  token: string
}

type Inviter = Pick<Account, 'call'>
type Place = { role: string; tags?: string[]; grants?: string[]; endsAt?: string | null }

/** Invites an address, and returns the member and the token of the link. */
export async function anInvitation({ call }: Inviter, email: string, place: Place = { role: 'viewer' }) {
  const { status, body } = await call('POST', '/vectra/members', { email, ...place })
  expect(status).toBe(201)
  const { member, link } = routes.inviteMember.reply.parse(body)
  return { ...member, token: link.slice(link.lastIndexOf('/') + 1) }
}

const Own = z.object({ memberships: z.array(z.object({ accountId: z.string() })) })

/** The id of a person's own account. */
export async function ownAccountId({ call }: Inviter): Promise<string> {
  const { body } = await call('GET', '/vectra/memberships')
  return Own.parse(body).memberships[0]?.accountId ?? ''
}

/** A new person who is a member of an account. `call` calls it there, and `own` in the person's own account. */
export async function aMember(owner: Account, place: Place, url?: string) {
  const person = await anAccount(url)
  const accountId = await ownAccountId(owner)
  const { token } = await anInvitation(owner, person.email, place)
  const accepted = await person.call('POST', `/vectra/invitations/${token}/accept`)
  expect(accepted.status).toBe(200)
  return {
    ...person,
    memberId: await ownAccountId(person),
    own: person.call,
    call: (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
      person.call(method, path, body, { 'x-account': accountId, ...headers }),
  }
}

export async function memberIds(account: Account, url?: string): Promise<MemberIds> {
  const other = await anAccount(url)
  const { token } = await anInvitation(other, account.email)
  const { memberId } = await anInvitation(account, `${randomUUID()}@example.com`)
  return { memberId, token, accountId: await ownAccountId(other) }
}
