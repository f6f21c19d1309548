import * as z from 'zod'

/**
 * What every API function needs: the table that `serve-routes.ts` checks for closed accounts, and the secret that
 * proves a request came through the site's edge.
 */
export const RouteEnvironment = z.object({
  ACCOUNTS_TABLE: z.string(),
  EDGE_SECRET: z.string().min(1),
  /** Set where the operator has a firewall in front of the site. */
  HAS_FIREWALL: z.literal('true').optional(),
})
export type RouteEnvironment = z.infer<typeof RouteEnvironment>

/** Only the local run sets the testing mode. No cloud template does, and no request can. */
export const TestingMode = z.object({ TESTING_MODE: z.literal('true').optional() })

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
