import { CognitoJwtVerifier } from 'aws-jwt-verify'
import { JwtBaseError, JwtExpiredError } from 'aws-jwt-verify/error'
import { SimpleJwksCache } from 'aws-jwt-verify/jwk'
import { DAY_MS, SECOND_MS } from '../../shared/time.ts'
import { log } from '../runtime/log.ts'

const LONGEST_LIFE_SECONDS = DAY_MS / SECOND_MS

type UserPool = { userPoolId: string; clientId: string; fetchKeys: () => Promise<ArrayBuffer> }

/** Whose access token it is and when it ends, epoch ms; `null` for everything else. */
export type VerifyToken = (token: string) => Promise<{ accountId: string; endsAt: number } | null>

/**
 * Judges tokens of the user pool and its client: signature, issuer, use, client and times. The keys are fetched
 * when they are first needed, and again for one that is not known, every ten seconds at most.
 */
export function tokenVerifier({ userPoolId, clientId, fetchKeys }: UserPool): VerifyToken {
  const verifier = CognitoJwtVerifier.create(
    { userPoolId, clientId, tokenUse: 'access' },
    { jwksCache: new SimpleJwksCache({ fetcher: { fetch: fetchKeys } }) },
  )
  return async (token) => {
    try {
      const claims = await verifier.verify(token)
      return livesReasonably(claims) ? { accountId: claims.sub, endsAt: claims.exp * SECOND_MS } : null
    } catch (error) {
      if (!(error instanceof JwtBaseError)) throw error
      log('warn', 'token-refused', { reason: error instanceof JwtExpiredError ? 'expired' : 'not-ours' })
      return null
    }
  }
}

/** The library takes a signed token without an end. */
function livesReasonably({ exp, iat }: { exp: unknown; iat: unknown }): boolean {
  return typeof exp === 'number' && typeof iat === 'number' && exp - iat <= LONGEST_LIFE_SECONDS
}
