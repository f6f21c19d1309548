import * as z from 'zod'
import { SECOND_MS } from '../../shared/time.ts'

export type SecretSource = {
  /** AWS's Lambda extension for secrets: it runs beside the function, uses its role and caches for minutes. */
  endpoint: string
  secretId: string
  /** The extension only answers requests that carry the function's session token. */
  sessionToken: string
}

const FETCH_TIMEOUT_MS = 5 * SECOND_MS

const SecretAnswer = z.object({ SecretString: z.string() })

/** The text of a secret of the deployment. `what` names it in an error, which leaves the text out. */
export async function readSecret(
  { endpoint, secretId, sessionToken }: SecretSource,
  what: string,
): Promise<string> {
  const url = new URL('/secretsmanager/get', endpoint)
  url.searchParams.set('secretId', secretId)
  const response = await fetch(url, {
    headers: { 'x-aws-parameters-secrets-token': sessionToken },
    signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`Cannot read ${what}: HTTP ${response.status}`)
  return SecretAnswer.parse(await response.json()).SecretString
}
