import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import * as z from 'zod'
import { apiKeys } from '../../../shared/members/api-keys.routes.ts'
import { members as routes } from '../../../shared/members/members.routes.ts'
import { type Account, anAccount, localUrl } from './account.ts'
import { linkIn } from './link-in.ts'

/** The ids of members that calls name. */
export type MemberIds = {
  /** An invitation to the account. */
  memberId: string
  /** Somebody who has accepted. */
  personId: string
  /** A key of the account. */
  keyId: string
  /** Of another account that is being handed over to this one's owner. */
  handOverToken: string
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

/** Creates an API key, and returns it with its token. */
export async function anApiKey({ call }: Inviter, place: Place & { name?: string }) {
  const { status, body } = await call('POST', '/vectra/keys', { name: 'Program', ...place })
  expect(status).toBe(201)
  const { key, token } = apiKeys.createApiKey.reply.parse(body)
  return { ...key, token }
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

/** Has another account handed over to a person, and returns the token that confirms it. */
async function aHandOverTo(person: Account, url = localUrl()): Promise<string> {
  const seller = await anAccount(url)
  const { token } = await anInvitation(seller, person.email)
  await person.call('POST', `/vectra/invitations/${token}/accept`)
  await seller.call('POST', '/vectra/account/hand-over', { memberId: await ownAccountId(person) })
  return linkIn(seller.email, 'hand-over', url)
}

/**
 * The ids that calls about members name. With `joinsAnother`, the account's owner acts in the account of somebody else,
 * whose log keeps that.
 */
export async function memberIds(account: Account, url?: string, joinsAnother = true): Promise<MemberIds> {
  const other = await anAccount(url)
  const { token } = await anInvitation(other, account.email)
  const { memberId } = await anInvitation(account, `${randomUUID()}@example.com`)
  const { memberId: personId } = await aMember(account, { role: 'viewer' }, url)
  const { keyId } = await anApiKey(account, { role: 'viewer' })
  const handOverToken = joinsAnother ? await aHandOverTo(account, url) : ''
  return { memberId, personId, keyId, token, handOverToken, accountId: await ownAccountId(other) }
}
