import {
  adminAddUserToGroup,
  adminCreateUser,
  adminDeleteUser,
  adminGetUser,
  adminRemoveUserFromGroup,
  adminSetUserMfaPreference,
  adminUpdateUserAttributes,
  adminUserGlobalSignOut,
} from './operations/admin.ts'
import { listUsers } from './operations/list-users.ts'
import { associateSoftwareToken, setUserMfaPreference, verifySoftwareToken } from './operations/mfa.ts'
import type { Operation } from './operations/operation.ts'
import {
  changePassword,
  deleteUser,
  getUser,
  globalSignOut,
  updateUserAttributes,
} from './operations/profile.ts'
import { respondToAuthChallenge } from './operations/respond-to-challenge.ts'
import { getTokensFromRefreshToken, initiateAuth, revokeToken } from './operations/sign-in.ts'
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
    AssociateSoftwareToken: associateSoftwareToken,
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
    SetUserMFAPreference: setUserMfaPreference,
    SignUp: signUp,
    UpdateUserAttributes: updateUserAttributes,
    VerifySoftwareToken: verifySoftwareToken,
  }),
)

const ADMIN_OPERATIONS = new Map<string, Operation>(
  Object.entries({
    AdminAddUserToGroup: adminAddUserToGroup,
    AdminCreateUser: adminCreateUser,
    AdminDeleteUser: adminDeleteUser,
    AdminGetUser: adminGetUser,
    AdminRemoveUserFromGroup: adminRemoveUserFromGroup,
    AdminSetUserMFAPreference: adminSetUserMfaPreference,
    AdminUpdateUserAttributes: adminUpdateUserAttributes,
    AdminUserGlobalSignOut: adminUserGlobalSignOut,
    ListUsers: listUsers,
  }),
)

type NewOperator = { email: string; password: string; authenticatorKey: string }

export type Cognito = ReturnType<typeof createCognito>

/**
 * Cognito on this machine: a user pool with one app client, to which users sign up and sign in by email. Tokens have
 * Cognito's claims and signature. All state except unanswered sign-in challenges survives a restart.
 */
export function createCognito(options: CognitoOptions) {
  const pool = openPool(options)
  const runIn = async (operations: Map<string, Operation>, name: string, body: unknown): Promise<Reply> => {
    const run = operations.get(name)
    if (run) return run(body, pool)
    const message = `The local user pool does not support ${name}`
    console.error(message)
    return refuse('UnknownOperationException', message)
  }
  return {
    issuer: pool.issuer,
    jwks: pool.tokens.jwks,

    /** A call in AWS's JSON protocol; `operation` is the last part of `X-Amz-Target`. */
    handle: (operation: string, body: unknown) => runIn(OPERATIONS, operation, body),

    /** A call by the pool's operator, which needs credentials on AWS. It is never passed on from the web. */
    administer: (operation: string, body: unknown) => runIn(ADMIN_OPERATIONS, operation, body),

    /** Creates a confirmed user unless the email address has one. Returns the user's `sub`. */
    addUser({ email, password }: { email: string; password: string }): string {
      const existing = findUser(pool, email)
      if (existing) return existing.sub
      return createUser(pool, { email: emailOf(email), password, confirmed: true, attributes: {} }).sub
    },

    /** Creates a confirmed user of a group with an authenticator app, unless the email address has a user. */
    addOperator({ email, password, authenticatorKey }: NewOperator, group: string): void {
      if (findUser(pool, email)) return
      const user = createUser(pool, { email: emailOf(email), password, confirmed: true, attributes: {} })
      user.groups = [group]
      user.totp = { secret: authenticatorKey, lastStep: 0, enabled: true, preferred: true }
      pool.save()
    },
  }
}
