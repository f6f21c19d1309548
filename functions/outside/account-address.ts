import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider'

/** The verified email address of a person, and the name that they gave. */
export type Person = { email: string; name: string | null }

/** Finds a person by the id of their account; `null` without a verified address. */
export function accountPerson(userPoolId: string) {
  const client = new CognitoIdentityProviderClient({ retryMode: 'standard' })

  return async (accountId: string): Promise<Person | null> => {
    try {
      const { UserAttributes = [] } = await client.send(
        new AdminGetUserCommand({ UserPoolId: userPoolId, Username: accountId }),
      )
      const attribute = (name: string) => UserAttributes.find(({ Name }) => Name === name)?.Value
      const email = attribute('email')
      if (email === undefined || attribute('email_verified') !== 'true') return null
      return { email, name: attribute('name')?.trim() || null }
    } catch (error) {
      if (error instanceof UserNotFoundException) return null
      throw error
    }
  }
}

/** The verified email address of an account; `null` if it has none. */
export function accountAddress(userPoolId: string) {
  const getPerson = accountPerson(userPoolId)
  return async (accountId: string): Promise<string | null> => (await getPerson(accountId))?.email ?? null
}
