import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider'

/** The verified email address of a person, and the name that they gave. */
export type Person = { email: string; name: string | null }

export type OwnerOf = (accountId: string) => Promise<string>

/** Finds the owner of an account, or a person by their id; `null` without a verified address. */
export function accountPerson(userPoolId: string, ownerOf: OwnerOf) {
  const client = new CognitoIdentityProviderClient({ retryMode: 'standard' })

  return async (accountId: string): Promise<Person | null> => {
    try {
      const { UserAttributes = [] } = await client.send(
        new AdminGetUserCommand({ UserPoolId: userPoolId, Username: await ownerOf(accountId) }),
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

/** The verified email address of an account's owner; `null` without one. */
export function accountAddress(userPoolId: string, ownerOf: OwnerOf) {
  const getPerson = accountPerson(userPoolId, ownerOf)
  return async (accountId: string): Promise<string | null> => (await getPerson(accountId))?.email ?? null
}
