import { SECOND_MS } from '../../shared/time.ts'

/** The authorizer has five seconds in all. */
const FETCH_TIMEOUT_MS = 3 * SECOND_MS

/** Fetches the public keys of the user pool, a JWKS document. */
export async function fetchKeys(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) })
  if (!response.ok) throw new Error(`Cannot fetch the keys of the user pool: HTTP ${response.status}`)
  return response.arrayBuffer()
}
