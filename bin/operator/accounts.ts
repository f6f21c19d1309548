import {
  AdminAddUserToGroupCommand,
  AdminGetUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminUserGlobalSignOutCommand,
  type CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider'
import { twoStepReset } from '../../functions/outside/users/two-step-reset.ts'
import { OPERATORS } from '../../shared/operator/access.ts'

export type FoundAccount = { accountId: string; confirmed: boolean; hasAuthenticatorApp: boolean }

export type Accounts = ReturnType<typeof cognitoAccounts>

/** The accounts in a user pool, by email address. */
export function cognitoAccounts(client: CognitoIdentityProviderClient, userPoolId: string) {
  const of = (email: string) => ({ UserPoolId: userPoolId, Username: email })
  return {
    async find(email: string): Promise<FoundAccount | null> {
      try {
        const user = await client.send(new AdminGetUserCommand(of(email)))
        const sub = user.UserAttributes?.find(({ Name }) => Name === 'sub')?.Value
        if (sub === undefined) return null
        return {
          accountId: sub,
          confirmed: user.UserStatus === 'CONFIRMED',
          hasAuthenticatorApp: user.UserMFASettingList?.includes('SOFTWARE_TOKEN_MFA') ?? false,
        }
      } catch (error) {
        if (error instanceof UserNotFoundException) return null
        throw error
      }
    },

    resetTwoStep: twoStepReset(userPoolId, client),

    async addOperator(email: string): Promise<void> {
      await client.send(new AdminAddUserToGroupCommand({ ...of(email), GroupName: OPERATORS }))
    },

    async removeOperator(email: string): Promise<void> {
      await client.send(new AdminRemoveUserFromGroupCommand({ ...of(email), GroupName: OPERATORS }))
    },

    async signOutEverywhere(email: string): Promise<void> {
      await client.send(new AdminUserGlobalSignOutCommand(of(email)))
    },
  }
}
