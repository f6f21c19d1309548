import { CognitoJwtVerifier } from 'aws-jwt-verify'
import { JwtBaseError, JwtExpiredError } from 'aws-jwt-verify/error'
import { SimpleJwksCache } from 'aws-jwt-verify/jwk'
import { DAY_MS, SECOND_MS } from '../../../shared/time.ts'
import { log } from '../../runtime/log.ts'

const LIFETIME_MAX_SECONDS = DAY_MS / SECOND_MS

type UserPool = { userPoolId: string; clientId: string; fetchKeys: () => Promise<ArrayBuffer> }

/** The account of an access token and when it expires (epoch ms); `null` for any other text. */
export type VerifyToken = (token: string) => Promise<{ accountId: string; expiresAt: number } | null>

/**
 * Verifies access tokens of the user pool and its client: signature, issuer, use, client and times. The keys are
 * fetched on first use, and again for an unknown key id, at most every ten seconds.
 */
export function tokenVerifier({ userPoolId, clientId, fetchKeys }: UserPool): VerifyToken {
  const verifier = CognitoJwtVerifier.create(
    { userPoolId, clientId, tokenUse: 'access' },
    { jwksCache: new SimpleJwksCache({ fetcher: { fetch: fetchKeys } }) },
  )
  return async (token) => {
    try {
      const claims = await verifier.verify(token)
      return hasPlausibleLifetime(claims)
        ? { accountId: claims.sub, expiresAt: claims.exp * SECOND_MS }
        : null
    } catch (error) {
      if (!(error instanceof JwtBaseError)) throw error
      log('warn', 'token-refused', { reason: error instanceof JwtExpiredError ? 'expired' : 'not-ours' })
      return null
    }
  }
}

/** The library accepts a signed token without an expiry. */
function hasPlausibleLifetime({ exp, iat }: { exp: unknown; iat: unknown }): boolean {
  return typeof exp === 'number' && typeof iat === 'number' && exp - iat <= LIFETIME_MAX_SECONDS
}
