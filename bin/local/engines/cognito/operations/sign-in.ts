import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import { MINUTE_MS } from '../../../../../shared/time.ts'
import { type Candidate, candidateFor, type Pool } from '../pool.ts'
import { done, type Reply, refuse, TOO_MANY_PASSWORDS, WRONG_PASSWORD } from '../reply.ts'
import { refreshSession, revokeSession, startSession } from '../sessions.ts'
import { isSignatureValid, isUsablePublicKey, newServerKeys, provesPassword } from '../srp.ts'
import { ofClient } from './operation.ts'

const CHALLENGE_TIMEOUT_MS = 3 * MINUTE_MS
const SECRET_BLOCK_BYTES = 64
const MAX_PUBLIC_KEY_DIGITS = 1_024

const PublicKey = z
  .string()
  .regex(/^[0-9a-fA-F]+$/)
  .max(MAX_PUBLIC_KEY_DIGITS)

const SignIn = z.discriminatedUnion('AuthFlow', [
  z.object({
    AuthFlow: z.literal('USER_SRP_AUTH'),
    AuthParameters: z.object({ USERNAME: z.string(), SRP_A: PublicKey }),
  }),
  z.object({
    AuthFlow: z.literal('USER_PASSWORD_AUTH'),
    AuthParameters: z.object({ USERNAME: z.string(), PASSWORD: z.string() }),
  }),
  z.object({
    AuthFlow: z.enum(['REFRESH_TOKEN_AUTH', 'REFRESH_TOKEN']),
    AuthParameters: z.object({ REFRESH_TOKEN: z.string() }),
  }),
])

export const initiateAuth = ofClient(SignIn, (input, pool) => {
  const flow = input.AuthFlow === 'REFRESH_TOKEN' ? 'REFRESH_TOKEN_AUTH' : input.AuthFlow
  if (!pool.explicitAuthFlows.includes(`ALLOW_${flow}`))
    return refuse('InvalidParameterException', `${flow} flow not enabled for this client`)
  switch (input.AuthFlow) {
    case 'USER_SRP_AUTH':
      return challengePassword(input.AuthParameters.USERNAME, input.AuthParameters.SRP_A, pool)
    case 'USER_PASSWORD_AUTH':
      return signInByPassword(input.AuthParameters.USERNAME, input.AuthParameters.PASSWORD, pool)
    default:
      if (pool.refreshTokenRotation !== null)
        return refuse(
          'InvalidParameterException',
          'With refresh token rotation, use GetTokensFromRefreshToken',
        )
      return refreshSession(input.AuthParameters.REFRESH_TOKEN, pool)
  }
})

const PasswordVerifier = z.object({
  ChallengeName: z.literal('PASSWORD_VERIFIER'),
  ChallengeResponses: z.object({
    PASSWORD_CLAIM_SECRET_BLOCK: z.string(),
    PASSWORD_CLAIM_SIGNATURE: z.string(),
    TIMESTAMP: z.string(),
  }),
})

export const respondToAuthChallenge = ofClient(PasswordVerifier, ({ ChallengeResponses }, pool) => {
  const { PASSWORD_CLAIM_SECRET_BLOCK, PASSWORD_CLAIM_SIGNATURE, TIMESTAMP } = ChallengeResponses
  const challenge = pool.challenges.get(PASSWORD_CLAIM_SECRET_BLOCK)
  pool.challenges.delete(PASSWORD_CLAIM_SECRET_BLOCK)
  if (challenge === undefined || challenge.endsAt <= pool.now()) return WRONG_PASSWORD
  const { sub, proof, clientPublicKey, server } = challenge
  const message = Buffer.concat([
    Buffer.from(pool.name + sub),
    Buffer.from(PASSWORD_CLAIM_SECRET_BLOCK, 'base64'),
    Buffer.from(TIMESTAMP),
  ])
  return completeSignIn(challenge, pool, () =>
    isSignatureValid(PASSWORD_CLAIM_SIGNATURE, message, proof, clientPublicKey, server),
  )
})

export const getTokensFromRefreshToken = ofClient(z.object({ RefreshToken: z.string() }), (input, pool) =>
  refreshSession(input.RefreshToken, pool),
)

export const revokeToken = ofClient(z.object({ Token: z.string() }), (input, pool) =>
  revokeSession(input.Token, pool),
)

/** The first half of SRP. An e-mail address without a user gets a challenge that looks the same. */
function challengePassword(username: string, clientPublicKey: string, pool: Pool): Reply {
  if (!isUsablePublicKey(clientPublicKey)) return refuse('InvalidParameterException', 'SRP_A is not usable')
  deleteExpiredChallenges(pool)
  const candidate = candidateFor(pool, username)
  const { sub, proof } = candidate
  const server = newServerKeys(proof)
  const secretBlock = randomBytes(SECRET_BLOCK_BYTES).toString('base64')
  pool.challenges.set(secretBlock, {
    ...candidate,
    clientPublicKey,
    server,
    endsAt: pool.now() + CHALLENGE_TIMEOUT_MS,
  })
  return done({
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: proof.salt,
      SRP_B: server.publicKey,
      SECRET_BLOCK: secretBlock,
      USERNAME: sub,
      USER_ID_FOR_SRP: sub,
    },
  })
}

function signInByPassword(username: string, password: string, pool: Pool): Reply {
  const candidate = candidateFor(pool, username)
  return completeSignIn(candidate, pool, () =>
    provesPassword(pool.name + candidate.sub, password, candidate.proof),
  )
}

/** Signs the user in if the password is right and the address is not locked out. */
function completeSignIn({ email, user }: Candidate, pool: Pool, isPasswordRight: () => boolean): Reply {
  if (pool.lockout.isLockedOut(email)) return TOO_MANY_PASSWORDS
  if (!isPasswordRight() || user === null || !pool.state.users.includes(user)) {
    pool.lockout.recordFailure(email)
    return WRONG_PASSWORD
  }
  pool.lockout.reset(email)
  if (!user.confirmed) return refuse('UserNotConfirmedException', 'User is not confirmed.')
  return startSession(user, pool)
}

function deleteExpiredChallenges({ challenges, now }: Pool): void {
  for (const [secretBlock, { endsAt }] of challenges) if (endsAt <= now()) challenges.delete(secretBlock)
}
