import * as z from 'zod'
import type { RouteSpec } from '../http/route.ts'
import { type Permission, ROLES } from './roles.ts'

/** The roles of an account, and that of an operator of the deployment, who is called support there. */
const ACTING_ROLES = [...ROLES, 'support'] as const

/** A field that a call changed. `null`: it had no value, or its value before was not read. */
const Change = z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })
export type AuditChange = z.infer<typeof Change>

/** Who changed what, when, from where, and how it ended. */
export const AuditEntry = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  by: z.object({
    memberId: z.string(),
    /** The person's name at that time; `null` for the owner and for support. */
    name: z.string().nullable(),
    role: z.enum(ACTING_ROLES),
  }),
  /** The IP address. */
  address: z.string(),
  /** The operation in the OpenAPI document, and its path there. */
  action: z.string(),
  path: z.string(),
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  /** What it was about, by the id in its path or body, and the name. */
  target: z.object({
    id: z.string().nullable(),
    name: z.string().nullable(),
    deviceId: z.string().nullable(),
  }),
  changes: z.array(Change),
  /** `unknown`: the call was interrupted, so it may have happened or not. */
  outcome: z.enum(['done', 'refused', 'failed', 'unknown']),
  /** Why it was refused. */
  code: z.string().nullable(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/**
 * Whether a call that needs a permission is in the audit log: it changes something of an account, or shows a secret. To
 * read devices, or to generate a report of them, changes nothing.
 */
export const isAudited = (
  { method, showsSecret }: Pick<RouteSpec, 'method' | 'showsSecret'>,
  permission: Permission,
): boolean => showsSecret === true || (method !== 'GET' && permission !== 'devices:read')
