import * as z from 'zod'
import { readApiKeyToken } from '../../members/api-key-token.ts'
import type { VerifyToken } from '../../outside/verify-token.ts'
import type { CallContext } from '../../runtime/call-context.ts'
import { log, reasonOf } from '../../runtime/log.ts'
import { hasSecretHash } from '../../runtime/secret-hash.ts'
import type { ApiKeyStore } from '../../stores/accounts/api-keys.ts'

/** The event of an HTTP API's authorizer, in payload format 2.0. */
const AuthorizerEvent = z.object({ identitySource: z.tuple([z.string()]) })
const BEARER = /^Bearer ([^\s,]+)$/

export type AuthorizeCallDeps = {
  verifyToken: VerifyToken
  keys: Pick<ApiKeyStore, 'getKey' | 'use'>
  now: () => number
}

type AuthorizerResponse = { isAuthorized: boolean; context: CallContext }

/**
 * Says who calls the API, by an access token or an API key. The gateway could refuse only with 403, while a token that has
 * expired wants 401: whoever has none that is valid is therefore let through as nobody, and the function of the route
 * refuses. The gateway reuses the answer for the same header, so that function checks again what can end meanwhile.
 */
export async function authorizeCall(event: unknown, deps: AuthorizeCallDeps): Promise<AuthorizerResponse> {
  const [header] = AuthorizerEvent.parse(event).identitySource
  const token = BEARER.exec(header)?.[1]
  if (token === undefined) return NOBODY
  if (token.startsWith('vk_')) {
    const keyOwner = await ownerOfKey(token, deps)
    return keyOwner === null ? NOBODY : { isAuthorized: true, context: keyOwner }
  }
  const verified = await deps.verifyToken(token)
  if (verified === 'not-an-access-token') return { ...NOBODY, isAuthorized: false }
  return verified === null ? NOBODY : { isAuthorized: true, context: verified }
}

const NOBODY: AuthorizerResponse = { isAuthorized: true, context: {} }

async function ownerOfKey(token: string, { keys, now }: AuthorizeCallDeps): Promise<CallContext | null> {
  const read = readApiKeyToken(token)
  const key = read && (await keys.getKey(read.accountId, read.keyId))
  if (key === null || !hasSecretHash(read?.secret ?? '', key.secretHash)) return null
  const { accountId, keyId } = key
  await keys
    .use(key, now())
    .catch((error: unknown) => log('warn', 'key-use-not-noted', { reason: reasonOf(error) }))
  return { accountId, keyId }
}
