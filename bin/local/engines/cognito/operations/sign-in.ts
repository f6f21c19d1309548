import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import { CHALLENGE_TIMEOUT_MS } from '../challenges.ts'
import { candidateFor, type Pool } from '../pool.ts'
import { done, type Reply, refuse } from '../reply.ts'
import { refreshSession, revokeSession } from '../sessions.ts'
import { isUsablePublicKey, newServerKeys, provesPassword } from '../srp.ts'
import { afterPassword } from './next-challenge.ts'
import { ofClient } from './operation.ts'

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

export const getTokensFromRefreshToken = ofClient(z.object({ RefreshToken: z.string() }), (input, pool) =>
  refreshSession(input.RefreshToken, pool),
)

export const revokeToken = ofClient(z.object({ Token: z.string() }), (input, pool) =>
  revokeSession(input.Token, pool),
)

/** The first half of SRP. An email address without a user gets a challenge that looks the same. */
function challengePassword(username: string, clientPublicKey: string, pool: Pool): Reply {
  if (!isUsablePublicKey(clientPublicKey)) return refuse('InvalidParameterException', 'SRP_A is not usable')
  deleteExpiredChallenges(pool)
  const candidate = candidateFor(pool, username)
  const { sub, proof } = candidate
  const server = newServerKeys(proof)
  const secretBlock = randomBytes(SECRET_BLOCK_BYTES).toString('base64')
  pool.srpChallenges.set(secretBlock, {
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
  return afterPassword(candidate, pool, () =>
    provesPassword(pool.name + candidate.sub, password, candidate.proof),
  )
}

function deleteExpiredChallenges({ srpChallenges, now }: Pool): void {
  for (const [secretBlock, { endsAt }] of srpChallenges)
    if (endsAt <= now()) srpChallenges.delete(secretBlock)
}
