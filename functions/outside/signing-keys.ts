import * as z from 'zod'
import { parseJson } from '../../shared/json.ts'
import { KEY_ID } from '../../shared/shares/share-token.ts'
import { SECOND_MS } from '../../shared/time.ts'

type SigningKey = { id: string; key: string }

/** The keys of one signing secret. New tokens use the current one; old tokens work while their key is listed. */
export type SigningKeys = { current: SigningKey; byId: ReadonlyMap<string, string> }

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
const SigningSecret = z.object({ current: z.string() }).catchall(z.string().min(KEY_MIN_LENGTH))

/** Reads the keys of a signing secret of the deployment. */
export async function readSigningKeys({
  endpoint,
  secretId,
  sessionToken,
}: SecretSource): Promise<SigningKeys> {
  const url = new URL('/secretsmanager/get', endpoint)
  url.searchParams.set('secretId', secretId)
  const response = await fetch(url, {
    headers: { 'x-aws-parameters-secrets-token': sessionToken },
    signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`Cannot read the signing keys: HTTP ${response.status}`)
  return parseSigningKeys(SecretAnswer.parse(await response.json()).SecretString)
}

/** The error leaves the secret out, because it is logged. */
export function parseSigningKeys(secret: string): SigningKeys {
  const parsed = SigningSecret.safeParse(parseJson(secret))
  const { current: id = '', ...keys } = parsed.data ?? {}
  const byId = new Map(Object.entries(keys))
  const key = byId.get(id)
  if (key === undefined || ![...byId.keys()].every((keyId) => KEY_ID.test(keyId)))
    throw new Error('The signing secret is malformed: it needs keys and the id of the current one')
  return { current: { id, key }, byId }
}
