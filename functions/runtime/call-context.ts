import * as z from 'zod'

const Person = z.object({
  personId: z.string(),
  expiresAt: z.number(),
  signedInAt: z.number(),
  // missing in what the gateway knows from before the console existed
  isOperator: z.boolean().default(false),
})
const Key = z.object({ accountId: z.string(), keyId: z.string() })

/**
 * What the authorizer found out about a caller: a person, with the times of their token (epoch ms) and whether they
 * operate this deployment, a key, or nobody.
 */
export type CallContext = z.infer<typeof Person> | z.infer<typeof Key> | Record<string, never>

const Authorized = z.object({ lambda: z.union([Person, Key]) })

/** Reads what the gateway passes on from the authorizer; `null` for nobody. */
export function readCallContext(authorizer: unknown): z.infer<typeof Person> | z.infer<typeof Key> | null {
  const parsed = Authorized.safeParse(authorizer)
  return parsed.success ? parsed.data.lambda : null
}
