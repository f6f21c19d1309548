import * as z from 'zod'
import type { Pool } from '../pool.ts'
import { done, type Reply, TOO_MANY_ATTEMPTS, WRONG_PASSWORD } from '../reply.ts'
import { endSessions } from '../sessions.ts'
import { provesPassword } from '../srp.ts'
import type { User } from '../store.ts'
import { passwordRefusal, setPassword } from '../users.ts'
import { mfaSettingsOf } from './mfa.ts'
import { FreeAttributes, NewPassword, ofUser } from './operation.ts'

const NoInput = z.object({})

export const getUser = ofUser(NoInput, (_, user) =>
  done({ Username: user.sub, UserAttributes: attributesOf(user), ...mfaSettingsOf(user) }),
)

export const attributesOf = ({ sub, email, attributes }: User) =>
  Object.entries({ email, email_verified: 'true', ...attributes, sub }).map(([Name, Value]) => ({
    Name,
    Value,
  }))

export const updateUserAttributes = ofUser(
  z.object({ UserAttributes: FreeAttributes }),
  ({ UserAttributes }, user, pool) => {
    for (const { Name, Value } of UserAttributes) user.attributes[Name] = Value
    pool.save()
    return done({ CodeDeliveryDetailsList: [] })
  },
)

export const changePassword = ofUser(
  z.object({ PreviousPassword: z.string(), ProposedPassword: NewPassword }),
  ({ PreviousPassword, ProposedPassword }, user, pool) => {
    if (pool.lockout.isLockedOut(user.email)) return TOO_MANY_ATTEMPTS
    if (!provesPassword(pool.name + user.sub, PreviousPassword, user)) {
      pool.lockout.recordFailure(user.email)
      return WRONG_PASSWORD
    }
    const refusal = passwordRefusal(ProposedPassword, pool)
    if (refusal) return refusal
    setPassword(pool, user, ProposedPassword)
    return done()
  },
)

export const globalSignOut = ofUser(NoInput, (_, user, pool) => {
  endSessions(user, pool)
  return done()
})

export const deleteUser = ofUser(NoInput, (_, user, pool) => removeUser(user, pool))

export function removeUser(user: User, pool: Pool): Reply {
  pool.state.users = pool.state.users.filter((other) => other !== user)
  delete pool.state.codes[`reset:${user.email}`]
  endSessions(user, pool)
  return done()
}
