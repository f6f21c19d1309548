import { challengeReply } from '../challenges.ts'
import type { Candidate, Pool } from '../pool.ts'
import { type Reply, refuse, TOO_MANY_ATTEMPTS, WRONG_PASSWORD } from '../reply.ts'
import { startSession } from '../sessions.ts'
import type { User } from '../store.ts'
import { attributesOf } from './profile.ts'

/** The next step of a sign-in if the password is right and the address is not locked out. */
export function afterPassword({ email, user }: Candidate, pool: Pool, isPasswordRight: () => boolean): Reply {
  if (pool.lockout.isLockedOut(email)) return TOO_MANY_ATTEMPTS
  if (!isPasswordRight() || user === null || !pool.state.users.includes(user)) {
    pool.lockout.recordFailure(email)
    return WRONG_PASSWORD
  }
  pool.lockout.reset(email)
  if (!user.confirmed) return refuse('UserNotConfirmedException', 'User is not confirmed.')
  if (user.temporaryPasswordEndsAt === null) return afterOwnPassword(user, pool)
  return user.temporaryPasswordEndsAt > pool.now() ? newPasswordRequired(user, pool) : EXPIRED_PASSWORD
}

/** The step after a password that the user chose: the second factor, or the tokens. */
export function afterOwnPassword(user: User, pool: Pool): Reply {
  if (user.totp?.enabled) return challengeReply('SOFTWARE_TOKEN_MFA', user, pool)
  if (pool.mfa === 'OPTIONAL') return startSession(user, pool)
  return challengeReply('MFA_SETUP', user, pool, { MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]' })
}

function newPasswordRequired(user: User, pool: Pool): Reply {
  const attributes = attributesOf(user).filter(({ Name }) => Name !== 'sub')
  return challengeReply('NEW_PASSWORD_REQUIRED', user, pool, {
    requiredAttributes: '[]',
    userAttributes: JSON.stringify(Object.fromEntries(attributes.map(({ Name, Value }) => [Name, Value]))),
  })
}

const EXPIRED_PASSWORD = refuse(
  'NotAuthorizedException',
  'Temporary password has expired and must be reset by an administrator.',
)
