import type * as z from 'zod'

/** Reads what the function needs from its environment, or says at the start what is missing. */
export function readEnvironment<Schema extends z.ZodType>(schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(process.env)
  if (parsed.success) return parsed.data
  const names = parsed.error.issues.map((issue) => issue.path.join('.'))
  throw new Error(`Environment is incomplete: ${names.join(', ')}`)
}
