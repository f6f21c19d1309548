import * as z from 'zod'

/** The one format of our functions' errors (RFC 9457, with the specification's `message`). */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  code: z.string(),
  message: z.string(),
  errors: z
    .array(z.object({ path: z.string(), code: z.string(), message: z.string().optional() }))
    .optional(),
})
export type Problem = z.infer<typeof Problem>

/** Errors made by the gateway itself have a message only. */
export const GatewayError = z.object({ message: z.string() })
