import { type Answer, type Operation, refuse } from './operation.ts'
import { type CognitoOptions, emailOf, findUser, openPool } from './pool.ts'
import { changePassword, deleteUser, getUser, globalSignOut, updateUserAttributes } from './profile.ts'
import { getTokensFromRefreshToken, initiateAuth, respondToAuthChallenge, revokeToken } from './sign-in.ts'
import {
  confirmForgotPassword,
  confirmSignUp,
  createUser,
  forgotPassword,
  resendConfirmationCode,
  signUp,
} from './sign-up.ts'

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

/**
 * A user pool with one app client, standing in for Cognito on this machine: users sign up and in by e-mail,
 * their tokens are shaped and signed as Cognito's. Everything but a half-done sign-in outlives the process.
 */
export function createCognito(options: CognitoOptions) {
  const pool = openPool(options)
  return {
    issuer: pool.issuer,
    jwks: pool.tokens.jwks,

    /** Answers one call of AWS's JSON protocol; `operation` is the last part of `X-Amz-Target`. */
    async handle(operation: string, body: unknown): Promise<Answer> {
      const act = OPERATIONS.get(operation)
      if (act) return act(body, pool)
      console.error(`The local user pool has no ${operation}`)
      return refuse('UnknownOperationException', `The local user pool has no ${operation}`)
    },

    /** Makes a confirmed user, or keeps the one that has the e-mail. Answers the sub. */
    addUser({ email, password }: { email: string; password: string }): string {
      const known = findUser(pool, email)
      if (known) return known.sub
      return createUser(pool, { email: emailOf(email), password, confirmed: true, attributes: {} }).sub
    },
  }
}
