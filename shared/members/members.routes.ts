import * as z from 'zod'
import { Tags } from '../devices/label.ts'
import { route } from '../http/route.ts'
import {
  DeviceId,
  END_BEFORE_START,
  EVENTS_PAGE_MAX,
  INVALID_CURSOR,
  Instant,
  isInOrder,
} from '../watching/events-query.ts'
import { AuditEntry } from './audit.ts'
import { GRANTS, MEMBER_ROLES, ROLES } from './roles.ts'

const time = z.iso.datetime()
const Grants = z
  .array(z.enum(GRANTS))
  .max(GRANTS.length)
  .transform((grants) => [...new Set(grants)])

const Member = z.object({
  /** Changes when an invitation is accepted. */
  memberId: z.string(),
  email: z.string(),
  /** `null` until somebody with a name has accepted. */
  name: z.string().nullable(),
  role: z.enum(ROLES),
  /** The member sees only devices with one of these tags; all devices without any. */
  tags: z.array(z.string()),
  grants: z.array(z.enum(GRANTS)),
  state: z.enum(['active', 'invited', 'expired']),
  invitedAt: time.nullable(),
  joinedAt: time.nullable(),
  lastSeenAt: time.nullable(),
  /** When the membership ends by itself; `null` for never. */
  endsAt: time.nullable(),
})
export type Member = z.infer<typeof Member>

const Membership = z.object({
  accountId: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
  tags: z.array(z.string()),
  grants: z.array(z.enum(GRANTS)),
  /** Until when an operator of this deployment sees the account with its owner's permission; missing for members. */
  supportUntil: time.optional(),
})
export type Membership = z.infer<typeof Membership>

const Place = z.object({
  role: z.enum(MEMBER_ROLES),
  tags: Tags.default([]),
  grants: Grants.default([]),
  endsAt: time.nullable().default(null),
})

const listMembers = route({
  method: 'GET',
  path: '/vectra/members',
  access: 'account',
  permission: 'members:manage',
  summary: 'The people of the account: its owner first, then its members and invitations',
  reply: z.object({ members: z.array(Member) }),
})

const REFUSED_PLACE = [
  /** A role, a grant or a device beyond what the caller has. */
  { status: 403, code: 'above-own-role' },
  { status: 409, code: 'ends-in-the-past' },
] as const

const inviteMember = route({
  method: 'POST',
  path: '/vectra/members',
  access: 'account',
  permission: 'members:manage',
  summary: 'Invites a person by email, or sends an open invitation again with this role, tags and grants',
  body: z.strictObject({ email: z.email().max(254), ...Place.shape }),
  /** The link is in the email too, and works only for whoever has the invited address. */
  reply: z.object({ member: Member, link: z.url() }),
  status: 201,
  refusals: [
    ...REFUSED_PLACE,
    { status: 409, code: 'already-a-member' },
    { status: 409, code: 'too-many-members' },
    { status: 429, code: 'too-many-requests' },
  ],
})

const updateMember = route({
  method: 'PUT',
  path: '/vectra/members/{memberId}',
  access: 'account',
  permission: 'members:manage',
  summary: 'Changes the role, tags and grants of a member or an invitation',
  body: z.strictObject(Place.shape),
  reply: z.object({ member: Member }),
  refusals: [
    { status: 404, code: 'not-found' },
    /** Nobody changes their own role, or that of the owner. */
    { status: 409, code: 'own-role' },
    ...REFUSED_PLACE,
  ],
})

const removeMember = route({
  method: 'DELETE',
  path: '/vectra/members/{memberId}',
  access: 'account',
  permission: 'members:manage',
  summary: 'Removes a member within 10 seconds, with their share links, or withdraws an invitation',
  reply: z.object({ success: z.literal(true) }),
  refusals: [
    { status: 404, code: 'not-found' },
    { status: 403, code: 'above-own-role' },
    { status: 409, code: 'own-role' },
  ],
})

const listMemberships = route({
  method: 'GET',
  path: '/vectra/memberships',
  access: 'account',
  permission: 'own',
  summary:
    'The accounts that the signed-in person can choose with the header x-account, their own first. An account that an operator has opened is listed only if the query names it',
  query: z.object({ account: z.string().max(64).optional() }),
  reply: z.object({ memberships: z.array(Membership) }),
})

const leaveAccount = route({
  method: 'DELETE',
  path: '/vectra/memberships/{accountId}',
  access: 'account',
  permission: 'own',
  summary: 'Leaves an account that the signed-in person is a member of',
  reply: z.object({ success: z.literal(true) }),
  refusals: [
    { status: 404, code: 'not-found' },
    /** An owner can only hand the account over. */
    { status: 409, code: 'own-role' },
  ],
})

const listAudit = route({
  method: 'GET',
  path: '/vectra/audit',
  access: 'account',
  permission: 'devices:read',
  summary:
    'What was changed in the account, newest first: for its owner, and managers with the grant audit, everything; for others their own actions and those about their devices',
  query: z
    .object({
      limit: z.coerce.number().int().min(1).max(EVENTS_PAGE_MAX).default(50),
      cursor: z.string().max(1_000).optional(),
      from: Instant.optional(),
      to: Instant.optional(),
      member: z.string().max(64).optional(),
      action: z.string().max(64).optional(),
      deviceId: DeviceId.optional(),
    })
    .refine(isInOrder, END_BEFORE_START),
  reply: z.object({ entries: z.array(AuditEntry), nextCursor: z.string().nullable() }),
  refusals: [INVALID_CURSOR],
})

const NO_INVITATION = [
  /** Withdrawn, accepted, or none that we sent. */
  { status: 404, code: 'not-found' },
  { status: 410, code: 'invitation-expired' },
] as const

const getInvitation = route({
  method: 'GET',
  path: '/vectra/invitations/{token}',
  access: 'public',
  summary: 'What an invitation offers, and to whom',
  reply: z.object({
    accountName: z.string(),
    email: z.string(),
    role: z.enum(MEMBER_ROLES),
    expiresAt: time,
  }),
  refusals: NO_INVITATION,
})

const acceptInvitation = route({
  method: 'POST',
  path: '/vectra/invitations/{token}/accept',
  access: 'account',
  permission: 'own',
  summary: 'Accepts an invitation to the verified email address of the signed-in person',
  reply: z.object({ membership: Membership }),
  refusals: [
    ...NO_INVITATION,
    { status: 403, code: 'other-address' },
    { status: 409, code: 'already-a-member' },
  ],
})

export const members = {
  listAudit,
  listMembers,
  inviteMember,
  updateMember,
  removeMember,
  listMemberships,
  leaveAccount,
  getInvitation,
  acceptInvitation,
}
