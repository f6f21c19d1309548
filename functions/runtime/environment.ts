import * as z from 'zod'

/**
 * What every function of the API needs, whatever it does: where `serve-routes.ts` asks for closed accounts, and
 * the word by which it knows the site's edge.
 */
export const RouteEnvironment = z.object({ ACCOUNTS_TABLE: z.string(), EDGE_SECRET: z.string().min(1) })
export type RouteEnvironment = z.infer<typeof RouteEnvironment>

/** Reads what the function needs from its environment, or says at the start what is missing. */
export function readEnvironment<Schema extends z.ZodType>(schema: Schema): z.output<Schema> {
  // what is read once is not worth compiling a reader for: 3 ms of a cold start
  const parsed = schema.safeParse(process.env, { jitless: true })
  if (parsed.success) return parsed.data
  const names = parsed.error.issues.map((issue) => issue.path.join('.'))
  throw new Error(`Environment is incomplete: ${names.join(', ')}`)
}
