import { createHash } from 'node:crypto'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../shared/time.ts'

/** The MQTT CONNECT of a client. */
export type Connection = { username: string; password: string; clientId: string }

type Statement = { Effect: 'Allow'; Action: string; Resource: string | string[] }
export type Policy = { Version: '2012-10-17'; Statement: Statement[] }

/** The answer to IoT: refused, or who the client is, what it may do and for how long. */
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

/**
 * How often IoT calls the authorizer again for a connection. A revoked right lasts at most this much longer, unless the
 * connection is closed. `frequent` is IoT's shortest interval.
 */
export const REFRESH_SECONDS = { frequent: (5 * MINUTE_MS) / SECOND_MS, hourly: HOUR_MS / SECOND_MS }

type Lifetime = Pick<
  Extract<AuthorizerResponse, { isAuthenticated: true }>,
  'disconnectAfterInSeconds' | 'refreshAfterInSeconds'
>

export function allowed(
  clientName: string,
  policyDocuments: Policy[],
  lifetime: Lifetime,
): AuthorizerResponse {
  return {
    isAuthenticated: true,
    // IoT accepts letters and digits only.
    principalId: createHash('sha256').update(clientName).digest('hex').slice(0, 32),
    ...lifetime,
    policyDocuments,
  }
}
