import { queryOptions } from '@tanstack/react-query'
import { Amplify } from 'aws-amplify'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { ConsoleLogger } from 'aws-amplify/utils'
import type { SiteConfig } from '../../shared/site-config.ts'
import { endSession, hasValidSession } from '../session/session.ts'

/** Who is signed in: the account is the user's `sub`. */
type Account = { accountId: string; email: string; name: string | null }

export function configureSignIn(config: SiteConfig): void {
  // Amplify warns on each start that the endpoint is not its default; it is meant to be.
  ConsoleLogger.LOG_LEVEL = 'ERROR'
  const { userPoolId, userPoolClientId, userPoolEndpoint, hostedLoginDomain } = config
  const loginWith = hostedLoginDomain === null ? undefined : { oauth: hostedLogin(hostedLoginDomain) }
  Amplify.configure({ Auth: { Cognito: { userPoolId, userPoolClientId, userPoolEndpoint, loginWith } } })
}

/** The last scope is the one that the API asks for. */
const hostedLogin = (domain: string) => ({
  domain,
  scopes: ['openid', 'email', 'profile', 'aws.cognito.signin.user.admin'],
  redirectSignIn: [`${window.location.origin}/callback`],
  redirectSignOut: [`${window.location.origin}/`],
  responseType: 'code' as const,
})

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: readAccount,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

/** As the browser has it, asking nobody: without a network the account is still signed in, its token only old. */
async function readAccount(): Promise<Account | null> {
  const tokens = await cognitoUserPoolsTokenProvider.authTokenStore.loadTokens()
  const accountId = tokens?.accessToken.payload.sub
  if (accountId === undefined) return null
  if (!hasValidSession()) {
    await endSession()
    return null
  }
  const { email, name } = tokens?.idToken?.payload ?? {}
  return {
    accountId,
    email: typeof email === 'string' ? email : '',
    name: typeof name === 'string' ? name : null,
  }
}
