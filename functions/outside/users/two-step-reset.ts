import {
  AdminSetUserMFAPreferenceCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'

/**
 * Ends the sessions of a user and turns off the authenticator app: whoever added that may hold tokens. The app is turned
 * off last, so that a reset that failed halfway can be repeated.
 */
export function twoStepReset(
  userPoolId: string,
  client = new CognitoIdentityProviderClient({ retryMode: 'standard' }),
) {
  return async (personIdOrEmail: string): Promise<void> => {
    const user = { UserPoolId: userPoolId, Username: personIdOrEmail }
    await client.send(new AdminUserGlobalSignOutCommand(user))
    const SoftwareTokenMfaSettings = { Enabled: false, PreferredMfa: false }
    await client.send(new AdminSetUserMFAPreferenceCommand({ ...user, SoftwareTokenMfaSettings }))
  }
}
