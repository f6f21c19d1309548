import type { Operation } from './operations/operation.ts'
import {
  changePassword,
  deleteUser,
  getUser,
  globalSignOut,
  updateUserAttributes,
} from './operations/profile.ts'
import {
  getTokensFromRefreshToken,
  initiateAuth,
  respondToAuthChallenge,
  revokeToken,
} from './operations/sign-in.ts'
import {
  confirmForgotPassword,
  confirmSignUp,
  forgotPassword,
  resendConfirmationCode,
  signUp,
} from './operations/sign-up.ts'
import { type CognitoOptions, emailOf, findUser, openPool } from './pool.ts'
import { type Reply, refuse } from './reply.ts'
import { createUser } from './users.ts'

const OPERATIONS = new Map<string, Operation>(
  Object.entries({
    ChangePassword: changePassword,
    ConfirmForgotPassword: confirmForgotPassword,
    ConfirmSignUp: confirmSignUp,
    DeleteUser: deleteUser,
    ForgotPassword: forgotPassword,
    GetTokensFromRefreshToken: getTokensFromRefreshToken,
    GetUser: getUser,
    GlobalSignOut: globalSignOut,
    InitiateAuth: initiateAuth,
    ResendConfirmationCode: resendConfirmationCode,
    RespondToAuthChallenge: respondToAuthChallenge,
    RevokeToken: revokeToken,
    SignUp: signUp,
    UpdateUserAttributes: updateUserAttributes,
  }),
)

export type Cognito = ReturnType<typeof createCognito>

/**
 * Cognito on this machine: a user pool with one app client, to which users sign up and sign in by e-mail. Tokens have
 * Cognito's claims and signature. All state except unanswered sign-in challenges survives a restart.
 */
export function createCognito(options: CognitoOptions) {
  const pool = openPool(options)
  return {
    issuer: pool.issuer,
    jwks: pool.tokens.jwks,

    /** One call in AWS's JSON protocol; `operation` is the last part of `X-Amz-Target`. */
    async handle(operation: string, body: unknown): Promise<Reply> {
      const run = OPERATIONS.get(operation)
      if (run) return run(body, pool)
      const message = `The local user pool does not support ${operation}`
      console.error(message)
      return refuse('UnknownOperationException', message)
    },

    /** Creates a confirmed user unless the e-mail address has one. Returns the user's `sub`. */
    addUser({ email, password }: { email: string; password: string }): string {
      const existing = findUser(pool, email)
      if (existing) return existing.sub
      return createUser(pool, { email: emailOf(email), password, confirmed: true, attributes: {} }).sub
    },
  }
}
