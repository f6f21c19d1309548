import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider'

/** The verified email address of an account; `null` if it has none. */
export function accountAddress(userPoolId: string) {
  const client = new CognitoIdentityProviderClient({ retryMode: 'standard' })

  return async (accountId: string): Promise<string | null> => {
    try {
      const { UserAttributes = [] } = await client.send(
        new AdminGetUserCommand({ UserPoolId: userPoolId, Username: accountId }),
      )
      const attribute = (name: string) => UserAttributes.find(({ Name }) => Name === name)?.Value
      return attribute('email_verified') === 'true' ? (attribute('email') ?? null) : null
    } catch (error) {
      if (error instanceof UserNotFoundException) return null
      throw error
    }
  }
}
