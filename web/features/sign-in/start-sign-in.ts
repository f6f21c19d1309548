import { configureSignIn, type SignInConfig } from '../../account/configure-sign-in.ts'
import { fetchSiteConfig } from '../../api/fetch-site-config.ts'

export type SignInSiteConfig = SignInConfig & { testingMode: boolean }

/** Configures Amplify for the user pool of this site. */
export async function startSignIn(): Promise<SignInSiteConfig> {
  const config = signInConfigIn(await fetchSiteConfig())
  configureSignIn(config)
  return config
}

/** Reads the part of `SiteConfig` that the sign-in needs by hand: its schema would load Zod, a sixth of the page. */
export function signInConfigIn(config: unknown): SignInSiteConfig {
  const fieldOf = (name: string): unknown =>
    typeof config === 'object' && config !== null ? Reflect.get(config, name) : undefined
  const textOf = (name: string): string => {
    const value = fieldOf(name)
    if (typeof value === 'string') return value
    throw new Error(`/config.json has no ${name}`)
  }
  return {
    userPoolId: textOf('userPoolId'),
    userPoolClientId: textOf('userPoolClientId'),
    userPoolEndpoint: textOf('userPoolEndpoint'),
    hostedLoginDomain: fieldOf('hostedLoginDomain') === null ? null : textOf('hostedLoginDomain'),
    testingMode: fieldOf('testingMode') === true,
  }
}
