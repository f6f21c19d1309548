import { SECOND_MS } from '../../shared/time.ts'

/** The authorizer has five seconds for everything. */
const FETCHED_WITHIN_MS = 3 * SECOND_MS

/** The public keys of the user pool, a JWKS document. */
export async function fetchKeys(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(FETCHED_WITHIN_MS) })
  if (!response.ok) throw new Error(`The keys of the user pool: HTTP ${response.status}`)
  return response.arrayBuffer()
}
