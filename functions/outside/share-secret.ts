import * as z from 'zod'
import { parseJson } from '../../shared/json.ts'
import { KEY_ID } from '../../shared/shares/share-token.ts'
import { SECOND_MS } from '../../shared/time.ts'
import type { ShareKeys } from '../common/share-keys.ts'

type SecretPlace = {
  /** Of AWS's extension for secrets, which runs beside the function, asks with its role and remembers for minutes. */
  endpoint: string
  secretId: string
  /** The extension answers to who shows the session of the function. */
  sessionToken: string
}

const READ_WITHIN_MS = 5 * SECOND_MS
const KEY_MIN_LENGTH = 32

const Answer = z.object({ SecretString: z.string() })

/** `{"current":"1","1":"…","2":"…"}`: the keys by their ids beside the id of the one to make tokens with. */
const ShareSecret = z
  .object({ current: z.string() })
  .catchall(z.string().min(KEY_MIN_LENGTH))
  .refine(
    ({ current, ...keys }) =>
      Object.hasOwn(keys, current) && Object.keys(keys).every((id) => KEY_ID.test(id)),
  )

/** The keys of share links, as the secret of the deployment has them. */
export async function readShareKeys({ endpoint, secretId, sessionToken }: SecretPlace): Promise<ShareKeys> {
  const url = new URL('/secretsmanager/get', endpoint)
  url.searchParams.set('secretId', secretId)
  const response = await fetch(url, {
    headers: { 'x-aws-parameters-secrets-token': sessionToken },
    signal: AbortSignal.timeout(READ_WITHIN_MS),
  })
  if (!response.ok) throw new Error(`The secret of share links: HTTP ${response.status}`)
  return shareKeysOf(Answer.parse(await response.json()).SecretString)
}

/** The failure does not hold the text: it would be logged. */
function shareKeysOf(secret: string): ShareKeys {
  const parsed = ShareSecret.safeParse(parseJson(secret))
  if (!parsed.success) throw new Error('The secret of share links does not hold keys and which is current')
  const { current, ...keys } = parsed.data
  return { current, byId: new Map(Object.entries(keys)) }
}
