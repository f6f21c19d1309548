import * as z from 'zod'
import { deliveryTo, newCode, redeemCode, TOO_MANY_CODES, WRONG_CODE } from '../codes.ts'
import { emailOf, findUser } from '../pool.ts'
import { ClientMetadata, sendPoolEmail } from '../pool-email.ts'
import { done, refuse } from '../reply.ts'
import { runTrigger } from '../run-trigger.ts'
import { endSessions } from '../sessions.ts'
import { createUser, passwordRefusal, setPassword } from '../users.ts'
import { FreeAttributes, NewPassword, ofClient } from './operation.ts'

const Username = z.string().max(128)
const ForUsername = z.object({ Username, ClientMetadata })

/** Without the email address, which is already the user name. */
const SignUpAttributes = z
  .array(z.object({ Name: z.string(), Value: z.string() }))
  .transform((attributes) => attributes.filter(({ Name }) => Name !== 'email'))
  .pipe(FreeAttributes)

const SignUp = z.object({
  Username,
  Password: NewPassword,
  UserAttributes: SignUpAttributes.optional(),
  ClientMetadata,
})

export const signUp = ofClient(
  SignUp,
  async ({ Username: username, Password, UserAttributes = [], ClientMetadata: clientMetadata }, pool) => {
    const email = emailOf(username)
    if (!z.email().safeParse(email).success)
      return refuse('InvalidParameterException', 'Username should be an email.')
    const fault = passwordRefusal(Password, pool)
    if (fault) return fault
    if (findUser(pool, email))
      return refuse('UsernameExistsException', 'An account with the given email already exists.')
    const checked = await runTrigger(pool, 'PreSignUp', {
      source: 'SignUp',
      email,
      request: clientMetadata ? { clientMetadata } : {},
      response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
    })
    if ('refusal' in checked) return checked.refusal
    const code = newCode(pool, 'sign-up', email)
    if (code === null) return TOO_MANY_CODES
    const attributes = Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value]))
    const { sub } = createUser(pool, { email, password: Password, confirmed: false, attributes })
    const refusal = await sendPoolEmail(pool, { trigger: 'SignUp', email, code, clientMetadata })
    return refusal ?? done({ UserConfirmed: false, UserSub: sub, ...deliveryTo(email) })
  },
)

export const confirmSignUp = ofClient(
  z.object({ Username, ConfirmationCode: z.string() }),
  ({ Username: username, ConfirmationCode }, pool) => {
    const user = findUser(pool, username)
    const refusal = redeemCode(pool, 'sign-up', emailOf(username), ConfirmationCode)
    if (refusal) return refusal
    if (user === null) return WRONG_CODE
    user.confirmed = true
    pool.save()
    return done()
  },
)

export const resendConfirmationCode = ofClient(
  ForUsername,
  async ({ Username: username, ClientMetadata: clientMetadata }, pool) => {
    const user = findUser(pool, username)
    const email = emailOf(username)
    const code = newCode(pool, 'sign-up', email)
    if (code === null) return TOO_MANY_CODES
    const refusal =
      user?.confirmed === false
        ? await sendPoolEmail(pool, { trigger: 'ResendCode', email, code, clientMetadata })
        : null
    return refusal ?? done(deliveryTo(email))
  },
)

export const forgotPassword = ofClient(
  ForUsername,
  async ({ Username: username, ClientMetadata: clientMetadata }, pool) => {
    const user = findUser(pool, username)
    if (user !== null && user.temporaryPasswordEndsAt !== null) return NOT_RESETTABLE
    const email = emailOf(username)
    const code = newCode(pool, 'reset', email)
    if (code === null) return TOO_MANY_CODES
    const refusal =
      user?.confirmed === true
        ? await sendPoolEmail(pool, { trigger: 'ForgotPassword', email, code, clientMetadata })
        : null
    return refusal ?? done(deliveryTo(email))
  },
)

const NOT_RESETTABLE = refuse('NotAuthorizedException', 'User password cannot be reset in the current state.')

export const confirmForgotPassword = ofClient(
  z.object({ Username, ConfirmationCode: z.string(), Password: NewPassword }),
  ({ Username: username, ConfirmationCode, Password }, pool) => {
    const user = findUser(pool, username)
    const email = emailOf(username)
    const refusal = passwordRefusal(Password, pool) ?? redeemCode(pool, 'reset', email, ConfirmationCode)
    if (refusal) return refusal
    if (user === null) return WRONG_CODE
    endSessions(user, pool)
    setPassword(pool, user, Password)
    pool.lockout.reset(email)
    return done()
  },
)
