import * as z from 'zod'
import { parseJson } from '../../shared/json.ts'
import { KEY_ID } from '../../shared/shares/share-token.ts'
import { readSecret, type SecretSource } from './read-secret.ts'

type SigningKey = { id: string; key: string }

/** The keys of one signing secret. New tokens use the current one; old tokens work while their key is listed. */
export type SigningKeys = { current: SigningKey; byId: ReadonlyMap<string, string> }

const KEY_MIN_LENGTH = 32

/** `{"current":"1","1":"…","2":"…"}`: each key under its id, and the id of the one that signs new tokens. */
const SigningSecret = z.object({ current: z.string() }).catchall(z.string().min(KEY_MIN_LENGTH))

/** Reads the keys of a signing secret of the deployment. */
export const readSigningKeys = async (source: SecretSource): Promise<SigningKeys> =>
  parseSigningKeys(await readSecret(source, 'the signing keys'))

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
