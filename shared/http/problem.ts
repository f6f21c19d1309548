import * as z from 'zod'

/** The one format of our functions' errors (RFC 9457, with the specification's `message`). */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  code: z.string(),
  message: z.string(),
  /** With 429 and 503, as in the header Retry-After. */
  retryAfterSeconds: z.number().optional(),
  /** With `not-permitted`: what the caller's role in the account lacks. */
  permission: z.string().optional(),
  /** Set when a share link ended because the device arrived. */
  arrivedAt: z.iso.datetime().optional(),
  errors: z
    .array(z.object({ path: z.string(), code: z.string(), message: z.string().optional() }))
    .optional(),
})
export type Problem = z.infer<typeof Problem>

/** The codes that any route can refuse with, and their status. A route declares its own in `refusals`. */
export const GENERAL_REFUSALS = {
  'invalid-body': 400,
  'invalid-query': 400,
  unauthenticated: 401,
  'account-closed': 403,
  'handed-over': 403,
  'not-permitted': 403,
  'not-found': 404,
  'answer-too-large': 413,
  'body-too-large': 413,
  'unsupported-media-type': 415,
  'server-error': 500,
  unavailable: 503,
} as const
export type GeneralCode = keyof typeof GENERAL_REFUSALS

/** Errors made by the gateway itself have a message only. */
export const GatewayError = z.object({ message: z.string() })
