import * as z from 'zod'
import { parseJson } from '../../shared/json.ts'
import { KEY_ID } from '../../shared/shares/share-token.ts'
import { SECOND_MS } from '../../shared/time.ts'

/** The keys that sign share tokens. New tokens use the current one; old tokens work while their key is listed. */
export type ShareKeys = { current: string; byId: ReadonlyMap<string, string> }

type SecretSource = {
  /** AWS's Lambda extension for secrets: it runs beside the function, uses its role and caches for minutes. */
  endpoint: string
  secretId: string
  /** The extension only answers requests that carry the function's session token. */
  sessionToken: string
}

const FETCH_TIMEOUT_MS = 5 * SECOND_MS
const KEY_MIN_LENGTH = 32

const SecretAnswer = z.object({ SecretString: z.string() })

/** `{"current":"1","1":"…","2":"…"}`: each key under its id, and the id of the one that signs new tokens. */
const ShareSecret = z
  .object({ current: z.string() })
  .catchall(z.string().min(KEY_MIN_LENGTH))
  .refine(
    ({ current, ...keys }) =>
      Object.hasOwn(keys, current) && Object.keys(keys).every((id) => KEY_ID.test(id)),
  )

/** Reads the keys of share links from the deployment's secret. */
export async function readShareKeys({ endpoint, secretId, sessionToken }: SecretSource): Promise<ShareKeys> {
  const url = new URL('/secretsmanager/get', endpoint)
  url.searchParams.set('secretId', secretId)
  const response = await fetch(url, {
    headers: { 'x-aws-parameters-secrets-token': sessionToken },
    signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`Cannot read the share link secret: HTTP ${response.status}`)
  return shareKeysOf(SecretAnswer.parse(await response.json()).SecretString)
}

/** The error leaves the secret out, because it is logged. */
function shareKeysOf(secret: string): ShareKeys {
  const parsed = ShareSecret.safeParse(parseJson(secret))
  if (!parsed.success)
    throw new Error('The share link secret is malformed: it needs keys and the id of the current one')
  const { current, ...keys } = parsed.data
  return { current, byId: new Map(Object.entries(keys)) }
}
