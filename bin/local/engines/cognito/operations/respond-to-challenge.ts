import * as z from 'zod'
import { findChallenge } from '../challenges.ts'
import type { ChallengeName, Pool } from '../pool.ts'
import { type Reply, refuse, WRONG_PASSWORD } from '../reply.ts'
import { startSession } from '../sessions.ts'
import { isSignatureValid } from '../srp.ts'
import type { User } from '../store.ts'
import { passwordRefusal, setPassword } from '../users.ts'
import { redeemTotp } from './mfa.ts'
import { afterOwnPassword, afterPassword } from './next-challenge.ts'
import { NewPassword, ofClient } from './operation.ts'

const PasswordProof = z.object({
  PASSWORD_CLAIM_SECRET_BLOCK: z.string(),
  PASSWORD_CLAIM_SIGNATURE: z.string(),
  TIMESTAMP: z.string(),
})
type PasswordProof = z.infer<typeof PasswordProof>

/** The SRP challenge is found by its secret block; the others have a session. */
const Answer = z.discriminatedUnion('ChallengeName', [
  z.object({ ChallengeName: z.literal('PASSWORD_VERIFIER'), ChallengeResponses: PasswordProof }),
  z.object({
    ChallengeName: z.literal('SOFTWARE_TOKEN_MFA'),
    Session: z.string(),
    ChallengeResponses: z.object({ SOFTWARE_TOKEN_MFA_CODE: z.string() }),
  }),
  z.object({
    ChallengeName: z.literal('NEW_PASSWORD_REQUIRED'),
    Session: z.string(),
    ChallengeResponses: z.object({ NEW_PASSWORD: NewPassword }),
  }),
  z.object({
    ChallengeName: z.literal('MFA_SETUP'),
    Session: z.string(),
    ChallengeResponses: z.object({}),
  }),
])

export const respondToAuthChallenge = ofClient(Answer, (answer, pool) => {
  switch (answer.ChallengeName) {
    case 'PASSWORD_VERIFIER':
      return verifyPassword(answer.ChallengeResponses, pool)
    case 'SOFTWARE_TOKEN_MFA':
      return answerChallenge(answer, pool, (user) =>
        redeemTotp(user, answer.ChallengeResponses.SOFTWARE_TOKEN_MFA_CODE, pool),
      )
    case 'NEW_PASSWORD_REQUIRED':
      return answerChallenge(answer, pool, (user) =>
        chooseOwnPassword(user, answer.ChallengeResponses.NEW_PASSWORD, pool),
      )
    case 'MFA_SETUP':
      return answerChallenge(answer, pool, (user) => enableNewApp(user, pool))
  }
})

/** Goes on to the next step of the sign-in unless `refusalOf` refuses the answer. A session is accepted once. */
function answerChallenge(
  { ChallengeName, Session }: { ChallengeName: ChallengeName; Session: string },
  pool: Pool,
  refusalOf: (user: User) => Reply | null,
): Reply {
  const challenge = findChallenge(Session, ChallengeName, pool)
  if ('status' in challenge) return challenge
  const refusal = refusalOf(challenge.user)
  if (refusal !== null) return refusal
  challenge.isUsed = true
  return ChallengeName === 'NEW_PASSWORD_REQUIRED'
    ? afterOwnPassword(challenge.user, pool)
    : startSession(challenge.user, pool)
}

function chooseOwnPassword(user: User, password: string, pool: Pool): Reply | null {
  const refusal = passwordRefusal(password, pool)
  if (refusal === null) setPassword(pool, user, password)
  return refusal
}

function enableNewApp({ totp }: User, pool: Pool): Reply | null {
  if (totp === null) return refuse('InvalidParameterException', 'User has not verified software token mfa')
  Object.assign(totp, { enabled: true, preferred: true })
  pool.save()
  return null
}

/** The second half of SRP. */
function verifyPassword(answer: PasswordProof, pool: Pool): Reply {
  const { PASSWORD_CLAIM_SECRET_BLOCK, PASSWORD_CLAIM_SIGNATURE, TIMESTAMP } = answer
  const challenge = pool.srpChallenges.get(PASSWORD_CLAIM_SECRET_BLOCK)
  pool.srpChallenges.delete(PASSWORD_CLAIM_SECRET_BLOCK)
  if (challenge === undefined || challenge.endsAt <= pool.now()) return WRONG_PASSWORD
  const { sub, proof, clientPublicKey, server } = challenge
  const message = Buffer.concat([
    Buffer.from(pool.name + sub),
    Buffer.from(PASSWORD_CLAIM_SECRET_BLOCK, 'base64'),
    Buffer.from(TIMESTAMP),
  ])
  return afterPassword(challenge, pool, () =>
    isSignatureValid(PASSWORD_CLAIM_SIGNATURE, message, proof, clientPublicKey, server),
  )
}
