import { UserError } from '../cli/user-error.ts'
import type { Accounts } from '../operator/accounts.ts'

/**
 * Turns off an account's authenticator app, so that its owner signs in with the password alone, and ends its sessions:
 * whoever added the app may hold tokens. `dryRun` changes nothing.
 */
export async function resetMfa(
  { email, dryRun }: { email: string; dryRun: boolean },
  accounts: Accounts,
): Promise<string> {
  const account = await accounts.find(email)
  if (account === null) throw new UserError(`No account has the email address ${email}.`)
  if (!account.hasAuthenticatorApp) return `${email} has no authenticator app. Nothing was changed.`
  if (dryRun)
    return `Would turn off the authenticator app of ${email} and sign it out everywhere. Nothing was changed.`
  await accounts.resetTwoStep(email)
  return `Turned off the authenticator app of ${email} and signed it out everywhere. Its owner can now sign in with the password alone.
Open pages keep their access to the API for up to an hour.`
}
