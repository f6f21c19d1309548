import { expect, it } from 'vitest'
import type { Email } from '../../../outside/emails.ts'
import type { StoredMember } from '../../../stores/accounts/members.ts'
import { sendHandOver } from './send-hand-over.ts'

const MEMBER: StoredMember = {
  accountId: 'ann',
  memberKey: 'member#bob',
  email: 'bob@example.com',
  name: 'Bob',
  accountName: 'Ann',
  role: 'viewer',
  tags: [],
  grants: [],
  invitedAt: 0,
  joinedAt: 0,
  lastSeenAt: null,
  endsAt: null,
}
const owner = { personId: 'ann', email: 'ann@example.com', name: 'Ann' }

/** The email of a step of handing Ann's account over to Bob, who reads French. */
async function emailOf(mail: 'owner' | 'member' | 'done'): Promise<Email | undefined> {
  const emails: Email[] = []
  await sendHandOver(
    { kind: 'handOver', accountId: 'ann', mail },
    {
      accounts: { ownerOf: async () => 'bob' },
      handOvers: { get: async () => ({ id: 'one', owner, memberId: 'bob', expiresAt: 0 }) },
      members: { getMember: async (_account, personId) => (personId === 'bob' ? MEMBER : null) },
      preferences: { get: async (id) => (id === 'bob' || mail === 'done' ? { language: 'fr' } : {}) },
      // by the account it would be that of Ann for as long as it is cached
      getAddress: async (id) => `${id}@example.com`,
      memberLinkOf: async (kind, { id }) => `https://vectra.example/${kind}/${id}`,
      sendEmail: async (email) => {
        emails.push(email)
        return { kind: 'accepted', messageId: '1' }
      },
      siteUrl: 'https://vectra.example',
    },
  )
  return emails[0]
}

it('T13 both sides are asked to confirm, each in their language', async () => {
  expect(await emailOf('owner')).toMatchObject({
    to: 'ann@example.com',
    text: expect.stringContaining('Review and confirm: https://vectra.example/handOver/one'),
  })
  expect(await emailOf('member')).toMatchObject({
    to: 'bob@example.com',
    text: expect.stringContaining('Vérifier et confirmer'),
  })
})

it('T13 the new owner reads at their own address that the account is theirs, with a link into it', async () => {
  expect(await emailOf('done')).toMatchObject({
    to: 'bob@example.com',
    text: expect.stringContaining('account=ann'),
  })
})
