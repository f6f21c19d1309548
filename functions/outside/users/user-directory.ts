import {
  AdminGetUserCommand,
  type AttributeType,
  CognitoIdentityProviderClient,
  ListUsersCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider'

/** A user of the pool as its operator sees them. */
export type DirectoryUser = {
  accountId: string
  email: string
  name: string | null
  /** The address has been confirmed. */
  isConfirmed: boolean
  /** Has a temporary password by mail, and has never signed in. */
  isInvited: boolean
  /** Signs in with the code of an authenticator app too. `null` in lists, which do not say it. */
  hasTwoStep: boolean | null
  /** May sign in. */
  isEnabled: boolean
}

/** Users by the id of their account or their email address. */
export function userDirectory(userPoolId: string) {
  const client = new CognitoIdentityProviderClient({ retryMode: 'standard' })
  return {
    /**
     * Users whose attribute begins with a text, by the pool's own index. `next` continues behind the page; `null` at its
     * end.
     */
    async listByPrefix(
      attribute: 'email' | 'name',
      prefix: string,
      limit: number,
      after: string | null,
    ): Promise<{ users: DirectoryUser[]; next: string | null }> {
      const { Users = [], PaginationToken: next = null } = await client.send(
        new ListUsersCommand({
          UserPoolId: userPoolId,
          Filter: `${attribute} ^= "${prefix.replaceAll(/["\\]/g, '\\$&')}"`,
          Limit: limit,
          ...(after !== null && { PaginationToken: after }),
        }),
      )
      return { users: Users.map((user) => userOf(user.Attributes ?? [], null, user)), next }
    },

    /** The user with this id, or this address; `null` for nobody. */
    async get(accountIdOrEmail: string): Promise<DirectoryUser | null> {
      try {
        const user = await client.send(
          new AdminGetUserCommand({ UserPoolId: userPoolId, Username: accountIdOrEmail }),
        )
        const hasTwoStep = user.UserMFASettingList?.includes('SOFTWARE_TOKEN_MFA') ?? false
        return userOf(user.UserAttributes ?? [], hasTwoStep, user)
      } catch (error) {
        if (error instanceof UserNotFoundException) return null
        throw error
      }
    },
  }
}
export type UserDirectory = ReturnType<typeof userDirectory>

function userOf(
  attributes: readonly AttributeType[],
  hasTwoStep: boolean | null,
  { UserStatus, Enabled }: { UserStatus?: string | undefined; Enabled?: boolean | undefined },
): DirectoryUser {
  const attribute = (name: string) => attributes.find(({ Name }) => Name === name)?.Value
  return {
    accountId: attribute('sub') ?? '',
    email: attribute('email') ?? '',
    name: attribute('name')?.trim() || null,
    isConfirmed: UserStatus === 'CONFIRMED',
    isInvited: UserStatus === 'FORCE_CHANGE_PASSWORD',
    hasTwoStep,
    isEnabled: Enabled !== false,
  }
}
