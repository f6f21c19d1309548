import { Amplify } from 'aws-amplify'
import { ConsoleLogger } from 'aws-amplify/utils'
import { PASSWORD_POLICY } from '../../shared/account/password.ts'
import type { SiteConfig } from '../../shared/site-config.ts'

/** The part of the site's configuration that the sign-in needs. */
export type SignInConfig = Pick<
  SiteConfig,
  'userPoolId' | 'userPoolClientId' | 'userPoolEndpoint' | 'hostedLoginDomain'
>

export function configureSignIn(config: SignInConfig): void {
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
