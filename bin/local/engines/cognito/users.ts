import { randomUUID } from 'node:crypto'
import { passwordFault } from './passwords.ts'
import type { Pool } from './pool.ts'
import { type Reply, refuse } from './reply.ts'
import { proofOf } from './srp.ts'
import type { User } from './store.ts'

type NewUser = Pick<User, 'email' | 'confirmed' | 'attributes'> & {
  password: string
  temporaryPasswordEndsAt?: number
}

export function createUser(pool: Pool, { password, temporaryPasswordEndsAt, ...known }: NewUser): User {
  const sub = randomUUID()
  const user: User = {
    ...known,
    sub,
    groups: [],
    ...proofOf(pool.name + sub, password),
    temporaryPasswordEndsAt: temporaryPasswordEndsAt ?? null,
    unverifiedTotpSecret: null,
    totp: null,
  }
  pool.state.users.push(user)
  pool.save()
  return user
}

/** Sets a password of the user's own choice, or a temporary one with its end. */
export function setPassword(
  pool: Pool,
  user: User,
  password: string,
  temporaryPasswordEndsAt: number | null = null,
): void {
  Object.assign(user, proofOf(pool.name + user.sub, password), { temporaryPasswordEndsAt })
  pool.save()
}

export function passwordRefusal(password: string, { passwordPolicy }: Pool): Reply | null {
  const fault = passwordFault(password, passwordPolicy)
  return fault === null
    ? null
    : refuse('InvalidPasswordException', `Password did not conform with policy: ${fault}`)
}
