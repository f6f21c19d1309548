import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  UnsupportedUserStateException,
  UserNotFoundException,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider'
import type { Language } from '../../../shared/i18n/language.ts'

type NewUser = { email: string; name: string; language: Language | null }
export type UserAccount = { accountId: string; isNew: boolean }

/** Accounts by their email address. */
export function userAccounts(userPoolId: string) {
  const client = new CognitoIdentityProviderClient({ retryMode: 'standard' })

  async function find(email: string): Promise<string | null> {
    try {
      const { UserAttributes = [] } = await client.send(
        new AdminGetUserCommand({ UserPoolId: userPoolId, Username: email }),
      )
      return UserAttributes.find(({ Name }) => Name === 'sub')?.Value ?? null
    } catch (error) {
      if (error instanceof UserNotFoundException) return null
      throw error
    }
  }

  async function require(email: string): Promise<string> {
    const accountId = await find(email)
    if (accountId === null) throw new Error('An account is gone')
    return accountId
  }

  return {
    /**
     * The account with the address. A new one has the name, and gets a temporary password by email in this language, so
     * that only its mailbox can use it.
     */
    async findOrCreate({ email, name, language }: NewUser): Promise<UserAccount> {
      const existing = await find(email)
      if (existing !== null) return { accountId: existing, isNew: false }
      try {
        await client.send(
          new AdminCreateUserCommand({
            UserPoolId: userPoolId,
            Username: email,
            UserAttributes: [
              { Name: 'email', Value: email },
              { Name: 'email_verified', Value: 'true' },
              ...(name === '' ? [] : [{ Name: 'name', Value: name }]),
            ],
            // read by functions/handlers/sign-in-mails
            ...(language !== null && { ClientMetadata: { language } }),
          }),
        )
      } catch (error) {
        if (!(error instanceof UsernameExistsException)) throw error
        // someone else has just made it, and has proved nothing yet
        return { accountId: await require(email), isNew: false }
      }
      return { accountId: await require(email), isNew: true }
    },

    /**
     * Mails a new temporary password to somebody who has never signed in. Returns whether it was sent: not to somebody
     * who has, or has signed up with a password of their own.
     */
    async inviteAgain(email: string, language: Language | null): Promise<boolean> {
      try {
        await client.send(
          new AdminCreateUserCommand({
            UserPoolId: userPoolId,
            Username: email,
            MessageAction: 'RESEND',
            ...(language !== null && { ClientMetadata: { language } }),
          }),
        )
        return true
      } catch (error) {
        if (error instanceof UnsupportedUserStateException) return false
        throw error
      }
    },
  }
}
export type UserAccounts = ReturnType<typeof userAccounts>
