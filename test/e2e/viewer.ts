import type { APIRequestContext } from '@playwright/test'
import { members } from '../../shared/members/members.routes.ts'
import { aBrowserAccount, signIn } from '../make/accounts/browser-account.ts'
import type { Fleet } from './fleet.ts'

/** Somebody who may see the devices of a fleet. */
export async function aViewerOf(owner: Fleet, request: APIRequestContext) {
  const account = await aBrowserAccount(request)
  const { accessToken, storage } = await signIn(account, request)
  const as = (token: string) => ({ authorization: `Bearer ${token}` })
  const invitation = { headers: as(owner.accessToken), data: { email: account.email, role: 'viewer' } }
  const invited = await request.post('/api/vectra/members', invitation)
  const { link } = members.inviteMember.reply.parse(await invited.json())
  const token = link.slice(link.lastIndexOf('/') + 1)
  await request.post(`/api/vectra/invitations/${token}/accept`, { headers: as(accessToken) })
  const listed = await request.get('/api/vectra/memberships', { headers: as(owner.accessToken) })
  const { memberships } = members.listMemberships.reply.parse(await listed.json())
  return { ...account, ids: {}, accessToken, browserStorage: storage, ownerId: memberships[0]?.accountId }
}
