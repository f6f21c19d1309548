import { memberStore } from '../../functions/stores/accounts/members.ts'
import { DEMO_CREW } from '../../shared/account/demo-account.ts'
import { DAY_MS } from '../../shared/time.ts'
import type { DemoAccount } from './demo-messages.ts'
import type { DemoDeps } from './payments/payments.ts'

const JOINED_DAYS_AGO = 60

/** Makes the crew a member of the demo account, who operates its boats. */
export async function addCrew(
  { accountId, email, crewId, now }: DemoAccount,
  { client, tables }: Pick<DemoDeps, 'client' | 'tables'>,
): Promise<void> {
  const members = memberStore(client, tables.members)
  const joinedAt = now - JOINED_DAYS_AGO * DAY_MS
  const invitation = await members.invite(
    {
      accountId,
      accountName: email,
      email: DEMO_CREW.email,
      role: 'operator',
      tags: ['boat'],
      grants: [],
      invitedAt: joinedAt - DAY_MS,
      endsAt: null,
    },
    'demo-crew',
  )
  const person = { personId: crewId, email: DEMO_CREW.email, name: null }
  const outcome = await members.accept(invitation, person, joinedAt)
  // an attempt that failed may have come this far
  if (outcome === 'already-a-member') await members.removeInvitation(accountId, 'demo-crew')
}
