import * as z from 'zod'
import { route } from '../http/route.ts'

const time = z.iso.datetime()

/** An account that its owner hands over to a member, once both have confirmed it. */
const HandOver = z.object({
  memberId: z.string(),
  email: z.string(),
  name: z.string().nullable(),
  ownerConfirmedAt: time.nullable(),
  memberConfirmedAt: time.nullable(),
  expiresAt: time,
})
export type HandOver = z.infer<typeof HandOver>

/** The sign-in of a person ends with the first account that they owned: nobody else would own the others. */
const OWNS_ANOTHER = { status: 409, code: 'owns-another-account' } as const

const startHandOver = route({
  method: 'POST',
  path: '/vectra/account/hand-over',
  access: 'account',
  permission: 'account:manage',
  summary: 'Asks the owner and a member by email to confirm that the account becomes the member’s',
  body: z.strictObject({ memberId: z.string().max(64) }),
  reply: z.object({ handOver: HandOver }),
  refusals: [
    { status: 404, code: 'not-found' },
    OWNS_ANOTHER,
    /** Both have confirmed another one. */
    { status: 409, code: 'already-handed-over' },
  ],
})

const getHandOver = route({
  method: 'GET',
  path: '/vectra/account/hand-over',
  access: 'account',
  permission: 'account:manage',
  summary: 'Who is asked to confirm that the account is handed over; null for nobody',
  reply: z.object({ handOver: HandOver.nullable() }),
})

const withdrawHandOver = route({
  method: 'DELETE',
  path: '/vectra/account/hand-over',
  access: 'account',
  permission: 'account:manage',
  summary: 'Keeps the account, unless both have confirmed',
  reply: z.object({ success: z.literal(true) }),
  refusals: [{ status: 409, code: 'already-handed-over' }],
})

/** A link that is too old or was withdrawn, or of which the caller is neither side. */
const NO_HAND_OVER = [{ status: 404, code: 'not-found' }] as const

const readHandOver = route({
  method: 'GET',
  path: '/vectra/hand-overs/{token}',
  access: 'account',
  permission: 'own',
  summary: 'What the link of an email confirms, for the two whom it was sent to',
  reply: z.object({
    accountName: z.string(),
    ownerEmail: z.string(),
    memberEmail: z.string(),
    /** Which of the two the caller is. */
    side: z.enum(['owner', 'member']),
    hasConfirmed: z.boolean(),
    expiresAt: time,
  }),
  refusals: NO_HAND_OVER,
})

const confirmHandOver = route({
  method: 'POST',
  path: '/vectra/hand-overs/{token}/confirm',
  access: 'account',
  permission: 'own',
  summary: 'Confirms for the caller’s side. The account is handed over once both have confirmed',
  reply: z.object({ state: z.enum(['waiting', 'confirmed']) }),
  refusals: [...NO_HAND_OVER, OWNS_ANOTHER],
})

export const handOver = { startHandOver, getHandOver, withdrawHandOver, readHandOver, confirmHandOver }
