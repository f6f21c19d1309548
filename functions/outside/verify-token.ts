import { CognitoJwtVerifier } from 'aws-jwt-verify'
import { CognitoJwtInvalidTokenUseError, JwtBaseError, JwtExpiredError } from 'aws-jwt-verify/error'
import { SimpleJwksCache } from 'aws-jwt-verify/jwk'
import { OPERATORS } from '../../shared/operator/access.ts'
import { DAY_MS, SECOND_MS } from '../../shared/time.ts'
import { log } from '../runtime/log.ts'
import { fetchKeys } from './user-pool-keys.ts'

const LIFETIME_MAX_SECONDS = DAY_MS / SECOND_MS

/** The settings of a function that verifies tokens. */
type UserPoolSettings = { userPoolId: string; userPoolClientId: string; userPoolKeysUrl: string }

/** Verifies access tokens of the user pool of this deployment. */
export const userPoolTokens = (settings: UserPoolSettings): VerifyToken =>
  tokenVerifier({
    userPoolId: settings.userPoolId,
    clientId: settings.userPoolClientId,
    fetchKeys: () => fetchKeys(settings.userPoolKeysUrl),
  })

type UserPool = { userPoolId: string; clientId: string; fetchKeys: () => Promise<ArrayBuffer> }

/**
 * Whose access token it is, when it expires, when its session began with a password (epoch ms), and whether they operate
 * this deployment.
 */
type AccessToken = { personId: string; expiresAt: number; signedInAt: number; isOperator: boolean }
/** `null` for what is no valid token of ours. */
export type VerifyToken = (token: string) => Promise<AccessToken | 'not-an-access-token' | null>

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
        ? {
            personId: claims.sub,
            expiresAt: claims.exp * SECOND_MS,
            signedInAt: (claims.auth_time ?? 0) * SECOND_MS,
            isOperator: claims['cognito:groups']?.includes(OPERATORS) ?? false,
          }
        : null
    } catch (error) {
      if (!(error instanceof JwtBaseError)) throw error
      if (error instanceof CognitoJwtInvalidTokenUseError) return 'not-an-access-token'
      log('warn', 'token-refused', { reason: error instanceof JwtExpiredError ? 'expired' : 'not-ours' })
      return null
    }
  }
}

/** The library accepts a signed token without an expiry. */
function hasPlausibleLifetime({ exp, iat }: { exp: unknown; iat: unknown }): boolean {
  return typeof exp === 'number' && typeof iat === 'number' && exp - iat <= LIFETIME_MAX_SECONDS
}
