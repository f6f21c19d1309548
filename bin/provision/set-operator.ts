import { ACCESS_TOKEN_MINUTES } from '../../shared/account/session.ts'
import { UserError } from '../cli/user-error.ts'
import type { Accounts } from '../operator/accounts.ts'

type Change = { email: string; isOperator: boolean; dryRun: boolean }

/**
 * Makes somebody an operator of the deployment, or ends that. Only who has an authenticator app can become one, and the
 * sessions that began before end, so that every token of an operator is of a sign-in with its code.
 */
export async function setOperator(
  { email, isOperator, dryRun }: Change,
  accounts: Pick<Accounts, 'find' | 'addOperator' | 'removeOperator' | 'signOutEverywhere'>,
): Promise<string> {
  const account = await accounts.find(email)
  if (account === null) throw new UserError(`No account has the email address ${email}.`)
  if (isOperator && !account.hasAuthenticatorApp)
    throw new UserError(`${email} has no authenticator app. Its owner sets one up first: Settings, Account.`)
  if (dryRun)
    return `Would ${isOperator ? 'make' : 'stop'} ${email} ${isOperator ? '' : 'being '}an operator. Nothing was changed.`
  await (isOperator ? accounts.addOperator(email) : accounts.removeOperator(email))
  await accounts.signOutEverywhere(email)
  return isOperator
    ? `${email} is an operator now, and signed out everywhere. The console is at /operator.`
    : `${email} is no operator any more, and signed out everywhere. An open console works for up to ${ACCESS_TOKEN_MINUTES} minutes.`
}
