import * as z from 'zod'

/**
 * What every API function needs: the tables by which `serve-routes.ts` decides what a caller may do, and the secret that
 * proves a request came through the site's edge.
 */
export const RouteEnvironment = z.object({
  ACCOUNTS_TABLE: z.string(),
  AUDIT_TABLE: z.string(),
  MEMBERS_TABLE: z.string(),
  EDGE_SECRET: z.string().min(1),
  /** Set where the operator has a firewall in front of the site. */
  HAS_FIREWALL: z.literal('true').optional(),
})
export type RouteEnvironment = z.infer<typeof RouteEnvironment>

/** Set by the local run only: no cloud template sets them, and no request can. */
export const LocalRun = z.object({
  /** `host:port` of its push service. */
  PUSHES_TO: z.string().optional(),
  /** Lets owners take subscriptions without paying. */
  TESTING_MODE: z.literal('true').optional(),
  /** `host:port` of this machine that webhooks may call. */
  WEBHOOKS_TO: z.string().optional(),
})

/**
 * Parses the function's environment variables.
 * Throws at start-up and names those that are missing or invalid.
 */
export function readEnvironment<Schema extends z.ZodType>(schema: Schema): z.output<Schema> {
  // Compiling a parser that runs once would add 3 ms to a cold start.
  const parsed = schema.safeParse(process.env, { jitless: true })
  if (parsed.success) return parsed.data
  const names = parsed.error.issues.map((issue) => issue.path.join('.'))
  throw new Error(`Environment is incomplete: ${names.join(', ')}`)
}
