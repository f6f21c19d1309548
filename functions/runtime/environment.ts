import * as z from 'zod'

/** What every function of the API needs, whatever it does: `serve-routes.ts` asks there for closed accounts. */
export const GateEnvironment = z.object({ ACCOUNTS_TABLE: z.string() })
export type GateEnvironment = z.infer<typeof GateEnvironment>

/** Reads what the function needs from its environment, or says at the start what is missing. */
export function readEnvironment<Schema extends z.ZodType>(schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(process.env)
  if (parsed.success) return parsed.data
  const names = parsed.error.issues.map((issue) => issue.path.join('.'))
  throw new Error(`Environment is incomplete: ${names.join(', ')}`)
}
