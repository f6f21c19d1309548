import * as z from 'zod'
import { findChallenge, openChallenge } from '../challenges.ts'
import type { Pool } from '../pool.ts'
import { done, type Reply, refuse, TOO_MANY_ATTEMPTS } from '../reply.ts'
import type { User } from '../store.ts'
import { matchingStep, newTotpSecret } from '../totp.ts'
import { type Operation, ofUser } from './operation.ts'

/** An operation on the authenticator app of a signed-in user, or of one who must add it to sign in. */
function ofUserOrSession<Schema extends z.ZodType>(
  schema: Schema,
  run: (input: z.infer<Schema>, user: User, pool: Pool) => Reply,
): Operation {
  const withToken = ofUser(schema, run)
  const WithSession = z.intersection(z.object({ Session: z.string() }), schema)
  return (body, pool) => {
    const call = WithSession.safeParse(body)
    if (!call.success) return withToken(body, pool)
    const challenge = findChallenge(call.data.Session, 'MFA_SETUP', pool)
    if ('status' in challenge) return challenge
    const reply = run(call.data, challenge.user, pool)
    if (reply.status !== 200) return reply
    challenge.isUsed = true
    return done({ ...reply.body, Session: openChallenge('MFA_SETUP', challenge.user, pool) })
  }
}

export const associateSoftwareToken = ofUserOrSession(z.object({}), (_, user, pool) => {
  user.unverifiedTotpSecret = newTotpSecret()
  pool.save()
  return done({ SecretCode: user.unverifiedTotpSecret })
})

const TotpCode = z.string().regex(/^[0-9]{6}$/)

/** A verified app replaces the one before it. */
export const verifySoftwareToken = ofUserOrSession(
  z.object({ UserCode: TotpCode, FriendlyDeviceName: z.string().optional() }),
  ({ UserCode }, user, pool) => {
    const secret = user.unverifiedTotpSecret
    if (secret === null) return NO_APP
    if (pool.codeLockout.isLockedOut(user.email)) return TOO_MANY_ATTEMPTS
    const step = matchingStep(secret, UserCode, pool.now())
    if (step === null) {
      pool.codeLockout.recordFailure(user.email)
      return refuse('EnableSoftwareTokenMFAException', 'Code mismatch and fail enable Software Token MFA')
    }
    pool.codeLockout.reset(user.email)
    user.totp = { enabled: false, preferred: false, ...user.totp, secret, lastStep: step }
    user.unverifiedTotpSecret = null
    pool.save()
    return done({ Status: 'SUCCESS' })
  },
)

export const MfaPreference = z.object({
  SoftwareTokenMfaSettings: z.object({
    Enabled: z.boolean().default(false),
    PreferredMfa: z.boolean().default(false),
  }),
})

export const setUserMfaPreference = ofUser(MfaPreference, (preference, user, pool) =>
  setMfaPreference(preference, user, pool),
)

export function setMfaPreference(
  { SoftwareTokenMfaSettings: { Enabled, PreferredMfa } }: z.infer<typeof MfaPreference>,
  user: User,
  pool: Pool,
): Reply {
  if (user.totp === null)
    return Enabled ? refuse('InvalidParameterException', 'User has not verified software token mfa') : done()
  Object.assign(user.totp, { enabled: Enabled, preferred: Enabled && PreferredMfa })
  pool.save()
  return done()
}

/** How GetUser and AdminGetUser describe the second factor. */
export const mfaSettingsOf = ({ totp }: User) => ({
  ...(totp?.enabled && { UserMFASettingList: ['SOFTWARE_TOKEN_MFA'] }),
  ...(totp?.preferred && { PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' }),
})

/** Accepts a code of the user's app once. Returns `null` if it is right, else the refusal. */
export function redeemTotp({ email, totp }: User, code: string, pool: Pool): Reply | null {
  if (totp === null) return NO_APP
  if (pool.codeLockout.isLockedOut(email)) return TOO_MANY_ATTEMPTS
  const step = matchingStep(totp.secret, code, pool.now())
  if (step === null) {
    pool.codeLockout.recordFailure(email)
    return refuse('CodeMismatchException', 'Invalid code received for user')
  }
  if (step <= totp.lastStep)
    return refuse('ExpiredCodeException', 'Your software token has already been used once.')
  pool.codeLockout.reset(email)
  totp.lastStep = step
  pool.save()
  return null
}

const NO_APP = refuse('SoftwareTokenMFANotFoundException', 'Software Token MFA does not exist for the user.')
