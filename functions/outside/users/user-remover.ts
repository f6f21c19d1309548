import {
  AdminDeleteUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider'

/** Removes an account from the user pool: nobody can sign in to it or refresh its tokens any more. */
export function userRemover(userPoolId: string) {
  const client = new CognitoIdentityProviderClient({ retryMode: 'standard' })

  return async (accountId: string): Promise<void> => {
    try {
      await client.send(new AdminDeleteUserCommand({ UserPoolId: userPoolId, Username: accountId }))
    } catch (error) {
      if (!(error instanceof UserNotFoundException)) throw error
    }
  }
}
