import * as z from 'zod'
import { route } from '../http/route.ts'
import { HOUR_MS } from '../time.ts'

/** How long support may see an account once its owner has allowed it. */
export const SUPPORT_ACCESS_MS = 24 * HOUR_MS

/** `until`: when support’s access ends by itself; `null` if there is none. */
const SupportAccess = z.object({ until: z.iso.datetime().nullable() })

const getSupportAccess = route({
  method: 'GET',
  path: '/vectra/account/support-access',
  access: 'account',
  permission: 'account:manage',
  summary: 'Until when support may see the account as a viewer does',
  reply: SupportAccess,
})

const setSupportAccess = route({
  method: 'PUT',
  path: '/vectra/account/support-access',
  access: 'account',
  permission: 'account:manage',
  summary: 'Lets support see the account as a viewer does for 24 hours from now, or ends that',
  body: z.strictObject({ allowed: z.boolean() }),
  reply: SupportAccess,
})

export const supportAccess = { getSupportAccess, setSupportAccess }
