import { queryOptions } from '@tanstack/react-query'
import { Amplify } from 'aws-amplify'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { ConsoleLogger } from 'aws-amplify/utils'
import { PASSWORD_POLICY } from '../../shared/account/password.ts'
import type { SiteConfig } from '../../shared/site-config.ts'
import { endSession, hasValidSession } from '../session/session.ts'

/** The signed-in account. `accountId` is the Cognito `sub`. */
type Account = { accountId: string; email: string; name: string | null; organization: string | null }

export function configureSignIn(config: SiteConfig): void {
  // Amplify warns at every start about a custom endpoint. Ours is intentional.
  ConsoleLogger.LOG_LEVEL = 'ERROR'
  const { userPoolId, userPoolClientId, userPoolEndpoint, hostedLoginDomain } = config
  const loginWith = hostedLoginDomain === null ? undefined : { oauth: hostedLogin(hostedLoginDomain) }
  Amplify.configure({
    Auth: { Cognito: { userPoolId, userPoolClientId, userPoolEndpoint, loginWith, passwordFormat } },
  })
}

const { requireDigits, requireSymbols, ...policy } = PASSWORD_POLICY
const passwordFormat = {
  ...policy,
  requireNumbers: requireDigits,
  requireSpecialCharacters: requireSymbols,
}

/** The API requires the last scope. */
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

/** Reads the stored tokens without a request, so that the account stays signed in offline with an expired token. */
async function readAccount(): Promise<Account | null> {
  const tokens = await cognitoUserPoolsTokenProvider.authTokenStore.loadTokens()
  const accountId = tokens?.accessToken.payload.sub
  if (accountId === undefined) return null
  if (!hasValidSession()) {
    await endSession()
    return null
  }
  const { email, name, 'custom:organization': organization } = tokens?.idToken?.payload ?? {}
  return {
    accountId,
    email: typeof email === 'string' ? email : '',
    name: textOrNull(name),
    organization: textOrNull(organization),
  }
}

const textOrNull = (claim: unknown) => (typeof claim === 'string' && claim !== '' ? claim : null)
