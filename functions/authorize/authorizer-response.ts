import { createHash } from 'node:crypto'
import { MINUTE_MS, SECOND_MS } from '../../shared/time.ts'

/** Who wants to connect, as its client said it. */
export type Connection = { username: string; password: string; clientId: string }

type Statement = { Effect: 'Allow'; Action: string; Resource: string | string[] }
export type Policy = { Version: '2012-10-17'; Statement: Statement[] }

/** What IoT is answered: no, or who it is, what it may do and for how long. */
export type AuthorizerResponse =
  | { isAuthenticated: false }
  | {
      isAuthenticated: true
      principalId: string
      disconnectAfterInSeconds: number
      refreshAfterInSeconds: number
      policyDocuments: Policy[]
    }

export const REFUSED: AuthorizerResponse = { isAuthenticated: false }

/** IoT asks again this often, the shortest that it takes: so long may live what was taken away meanwhile. */
const REFRESH_SECONDS = (5 * MINUTE_MS) / SECOND_MS

export function allowed(who: string, policy: Policy, disconnectAfterInSeconds: number): AuthorizerResponse {
  return {
    isAuthenticated: true,
    // IoT takes letters and digits only
    principalId: createHash('sha256').update(who).digest('hex').slice(0, 32),
    disconnectAfterInSeconds,
    refreshAfterInSeconds: REFRESH_SECONDS,
    policyDocuments: [policy],
  }
}
