import * as z from 'zod'
import { cachedFor } from '../../../functions/runtime/cached-for.ts'
import { SECOND_MS } from '../../../shared/time.ts'
import type { StackAuthorizer } from '../stack/read-http-api.ts'

/** What the function found out about a caller, for the function of the route; or why the gateway refuses. */
type AuthorizerResult = { context: Record<string, unknown> } | { status: 401 | 403 | 500 }
export type Authorize = (authorizationHeaders: readonly string[]) => Promise<AuthorizerResult>

const Response = z.object({
  isAuthorized: z.boolean(),
  context: z.record(z.string(), z.unknown()).default({}),
})

/** Asks the function who calls, as a Lambda authorizer of an HTTP API does, and reuses its answer for the same header. */
export function lambdaAuthorizer(
  { functionId, cacheSeconds }: StackAuthorizer,
  invoke: (functionId: string, event: unknown) => Promise<unknown>,
  clock: () => number = Date.now,
): Authorize {
  const ask = cachedFor(
    cacheSeconds * SECOND_MS,
    async (header: string) => {
      const event = {
        version: '2.0',
        type: 'REQUEST',
        identitySource: [header],
        headers: { authorization: header },
      }
      return Response.parse(await invoke(functionId, event))
    },
    clock,
  )
  return async (authorizationHeaders) => {
    if (authorizationHeaders.length === 0) return { status: 401 }
    try {
      // API Gateway joins headers of one name
      const { isAuthorized, context } = await ask(authorizationHeaders.join(','))
      return isAuthorized ? { context } : { status: 403 }
    } catch (error) {
      console.error(`The authorizer failed: ${String(error)}`)
      return { status: 500 }
    }
  }
}
