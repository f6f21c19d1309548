import { createHash } from 'node:crypto'
import { MINUTE_MS, SECOND_MS } from '../../shared/time.ts'

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
 * IoT calls the authorizer again this often, its shortest interval.
 * A revoked right lasts at most this much longer.
 */
const REFRESH_SECONDS = (5 * MINUTE_MS) / SECOND_MS

export function allowed(
  clientName: string,
  policy: Policy,
  disconnectAfterInSeconds: number,
): AuthorizerResponse {
  return {
    isAuthenticated: true,
    // IoT accepts letters and digits only.
    principalId: createHash('sha256').update(clientName).digest('hex').slice(0, 32),
    disconnectAfterInSeconds,
    refreshAfterInSeconds: REFRESH_SECONDS,
    policyDocuments: [policy],
  }
}
