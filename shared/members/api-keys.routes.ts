import * as z from 'zod'
import { Label, Tags } from '../devices/label.ts'
import { route } from '../http/route.ts'
import { MEMBER_ROLES } from './roles.ts'

const time = z.iso.datetime()

const ApiKey = z.object({
  keyId: z.string(),
  name: z.string(),
  role: z.enum(MEMBER_ROLES),
  /** The key works only for devices with one of these tags; for all devices without any. */
  tags: z.array(z.string()),
  createdAt: time,
  /** Accurate to the hour. */
  lastUsedAt: time.nullable(),
  /** When the key ends by itself; `null` for never. */
  endsAt: time.nullable(),
})
export type ApiKey = z.infer<typeof ApiKey>

const listApiKeys = route({
  method: 'GET',
  path: '/vectra/keys',
  access: 'account',
  permission: 'keys:manage',
  summary: 'The keys with which programs call this API, oldest first',
  reply: z.object({ keys: z.array(ApiKey) }),
})

const createApiKey = route({
  method: 'POST',
  path: '/vectra/keys',
  access: 'account',
  permission: 'keys:manage',
  summary: 'Creates a key for a program, with a role and a limit to devices with some tags',
  body: z.strictObject({
    name: Label,
    role: z.enum(MEMBER_ROLES),
    tags: Tags.default([]),
    endsAt: time.nullable().default(null),
  }),
  /** The token is in this reply only: we store its hash. */
  reply: z.object({ key: ApiKey, token: z.string() }),
  status: 201,
  refusals: [
    /** A role or devices beyond what the caller has. */
    { status: 403, code: 'above-own-role' },
    { status: 409, code: 'ends-in-the-past' },
    { status: 409, code: 'too-many-keys' },
  ],
})

const deleteApiKey = route({
  method: 'DELETE',
  path: '/vectra/keys/{keyId}',
  access: 'account',
  permission: 'keys:manage',
  summary: 'Revokes a key within 10 seconds, with the share links that it created',
  reply: z.object({ success: z.literal(true) }),
  refusals: [
    { status: 404, code: 'not-found' },
    { status: 403, code: 'above-own-role' },
  ],
})

export const apiKeys = { listApiKeys, createApiKey, deleteApiKey }
