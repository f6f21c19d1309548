import { JwtVerifier } from 'aws-jwt-verify'
import { SimpleJwksCache } from 'aws-jwt-verify/jwk'
import type { StackAuthorizer } from '../stack/read-http-api.ts'

type AuthorizerResult = { status: 200; claims: Record<string, unknown> } | { status: 401 } | { status: 403 }
export type Authorize = (
  authorizationHeaders: readonly string[],
  scopes: readonly string[],
) => Promise<AuthorizerResult>

const LONGEST_LIFE_SECONDS = 24 * 60 * 60

/**
 * Judges a bearer token as the HTTP API's JWT authorizer does: signature, issuer, client, times; then a scope
 * that the route asks for, which an id token never has. Keys are fetched again for an unknown one at most
 * every ten seconds.
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
    if (!livesReasonably(claims)) return { status: 401 }
    const granted = typeof claims.scope === 'string' ? claims.scope.split(' ') : []
    return scopes.some((scope) => granted.includes(scope)) ? { status: 200, claims } : { status: 403 }
  }
}

/** The library takes a signed token without an end; API Gateway does not. */
function livesReasonably({ exp, iat }: Record<string, unknown>): boolean {
  return typeof exp === 'number' && typeof iat === 'number' && exp - iat <= LONGEST_LIFE_SECONDS
}

function toArrayBuffer(text: string): ArrayBuffer {
  const bytes = new TextEncoder().encode(text)
  const buffer = new ArrayBuffer(bytes.byteLength)
  new Uint8Array(buffer).set(bytes)
  return buffer
}
