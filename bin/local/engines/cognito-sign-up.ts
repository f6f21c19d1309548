import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { sendCode, takeCode, WRONG_CODE } from './cognito-codes.ts'
import { type Answer, done, FreeAttributes, NewPassword, ofClient, refuse } from './cognito-operation.ts'
import { passwordFault } from './cognito-passwords.ts'
import { emailOf, findUser, type Pool } from './cognito-pool.ts'
import { endSessions } from './cognito-sessions.ts'
import { proofOf } from './cognito-srp.ts'
import type { User } from './cognito-store.ts'

const ForUsername = z.object({ Username: z.string() })

/** The e-mail may be among the attributes; it is the user's name already. */
const SignUpAttributes = z
  .array(z.object({ Name: z.string(), Value: z.string() }))
  .transform((attributes) => attributes.filter(({ Name }) => Name !== 'email'))
  .pipe(FreeAttributes)

const SignUp = z.object({
  Username: z.string(),
  Password: NewPassword,
  UserAttributes: SignUpAttributes.optional(),
})

export const signUp = ofClient(SignUp, async ({ Username, Password, UserAttributes = [] }, pool) => {
  const email = emailOf(Username)
  if (!z.email().safeParse(email).success)
    return refuse('InvalidParameterException', 'Username should be an email.')
  const fault = passwordRefusal(Password, pool)
  if (fault) return fault
  if (findUser(pool, email))
    return refuse('UsernameExistsException', 'An account with the given email already exists.')
  const sent = await sendCode(pool, 'sign-up', email, true)
  if (sent.status !== 200) return sent
  const attributes = Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value]))
  const { sub } = createUser(pool, { email, password: Password, confirmed: false, attributes })
  return done({ UserConfirmed: false, UserSub: sub, ...sent.body })
})

export const confirmSignUp = ofClient(
  z.object({ Username: z.string(), ConfirmationCode: z.string() }),
  ({ Username, ConfirmationCode }, pool) => {
    const user = findUser(pool, Username)
    const refusal = takeCode(pool, 'sign-up', user?.email ?? emailOf(Username), ConfirmationCode)
    if (refusal) return refusal
    if (user === null) return WRONG_CODE
    user.confirmed = true
    pool.save()
    return done()
  },
)

export const resendConfirmationCode = ofClient(ForUsername, ({ Username }, pool) => {
  const user = findUser(pool, Username)
  return sendCode(pool, 'sign-up', user?.email ?? emailOf(Username), user !== null && !user.confirmed)
})

export const forgotPassword = ofClient(ForUsername, ({ Username }, pool) => {
  const user = findUser(pool, Username)
  return sendCode(pool, 'reset', user?.email ?? emailOf(Username), user?.confirmed === true)
})

export const confirmForgotPassword = ofClient(
  z.object({ Username: z.string(), ConfirmationCode: z.string(), Password: NewPassword }),
  ({ Username, ConfirmationCode, Password }, pool) => {
    const user = findUser(pool, Username)
    const email = user?.email ?? emailOf(Username)
    const refusal = passwordRefusal(Password, pool) ?? takeCode(pool, 'reset', email, ConfirmationCode)
    if (refusal) return refusal
    if (user === null) return WRONG_CODE
    setPassword(pool, user, Password)
    endSessions(user, pool)
    pool.lockout.passed(email)
    return done()
  },
)

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

export function passwordRefusal(password: string, { passwordPolicy }: Pool): Answer | null {
  const fault = passwordFault(password, passwordPolicy)
  return fault === null
    ? null
    : refuse('InvalidPasswordException', `Password did not conform with policy: ${fault}`)
}
