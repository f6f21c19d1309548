import { randomUUID } from 'node:crypto'
import { passwordFault } from './passwords.ts'
import type { Pool } from './pool.ts'
import { type Reply, refuse } from './reply.ts'
import { proofOf } from './srp.ts'
import type { User } from './store.ts'

export function createUser(
  pool: Pool,
  { password, ...known }: Pick<User, 'email' | 'confirmed' | 'attributes'> & { password: string },
): User {
  const sub = randomUUID()
  const user = { ...known, sub, ...proofOf(pool.name + sub, password) }
  pool.state.users.push(user)
  pool.save()
  return user
}

export function setPassword(pool: Pool, user: User, password: string): void {
  Object.assign(user, proofOf(pool.name + user.sub, password))
  pool.save()
}

export function passwordRefusal(password: string, { passwordPolicy }: Pool): Reply | null {
  const fault = passwordFault(password, passwordPolicy)
  return fault === null
    ? null
    : refuse('InvalidPasswordException', `Password did not conform with policy: ${fault}`)
}
