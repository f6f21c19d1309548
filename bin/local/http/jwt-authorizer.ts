import { JwtVerifier } from 'aws-jwt-verify'
import { SimpleJwksCache } from 'aws-jwt-verify/jwk'
import type { StackAuthorizer } from '../stack/read-http-api.ts'

type AuthorizerResult = { status: 200; claims: Record<string, unknown> } | { status: 401 } | { status: 403 }
export type Authorize = (
  authorizationHeaders: readonly string[],
  scopes: readonly string[],
) => Promise<AuthorizerResult>

const MAX_LIFETIME_SECONDS = 24 * 60 * 60

/**
 * Checks a bearer token as the HTTP API's JWT authorizer does: signature, issuer, client and times, then whether it
 * has a scope of the route, which an id token never has. An unknown key id fetches the keys again, at most every ten
 * seconds.
 */
export function jwtAuthorizer(
  { issuer, audience }: StackAuthorizer,
  fetchKeys: () => Promise<string>,
): Authorize {
  const jwksCache = new SimpleJwksCache({
    fetcher: { fetch: async () => toArrayBuffer(await fetchKeys()) },
  })
  const verifier = JwtVerifier.create(
    { issuer, audience: null, jwksUri: `${issuer}/.well-known/jwks.json` },
    { jwksCache },
  )

  return async (authorizationHeaders, scopes) => {
    const [header, second] = authorizationHeaders
    const token = /^Bearer ([^\s,]+)$/.exec(header ?? '')?.[1]
    if (token === undefined || second !== undefined) return { status: 401 }
    let claims: Record<string, unknown>
    try {
      claims = await verifier.verify(token)
    } catch {
      return { status: 401 }
    }
    const client = claims.client_id ?? claims.aud
    if (typeof client !== 'string' || !audience.includes(client)) return { status: 401 }
    if (!hasValidLifetime(claims)) return { status: 401 }
    const granted = typeof claims.scope === 'string' ? claims.scope.split(' ') : []
    return scopes.some((scope) => granted.includes(scope)) ? { status: 200, claims } : { status: 403 }
  }
}

/** API Gateway refuses a token that never expires; the library does not. */
function hasValidLifetime({ exp, iat }: Record<string, unknown>): boolean {
  return typeof exp === 'number' && typeof iat === 'number' && exp - iat <= MAX_LIFETIME_SECONDS
}

function toArrayBuffer(text: string): ArrayBuffer {
  const bytes = new TextEncoder().encode(text)
  const buffer = new ArrayBuffer(bytes.byteLength)
  new Uint8Array(buffer).set(bytes)
  return buffer
}
