import { queryOptions } from '@tanstack/react-query'
import { Amplify } from 'aws-amplify'
import { fetchAuthSession } from 'aws-amplify/auth'
import { ConsoleLogger } from 'aws-amplify/utils'
import type { SiteConfig } from '../../../shared/site-config.ts'

/** Who is signed in: the account is the user's `sub`. */
type Account = { accountId: string; email: string }

export function configureSignIn({ userPoolId, userPoolClientId, userPoolEndpoint }: SiteConfig): void {
  // Amplify warns on each start that the endpoint is not its default; it is meant to be.
  ConsoleLogger.LOG_LEVEL = 'ERROR'
  Amplify.configure({ Auth: { Cognito: { userPoolId, userPoolClientId, userPoolEndpoint } } })
}

/** `null`: nobody is signed in. */
export async function accessToken(): Promise<string | null> {
  const { tokens } = await fetchAuthSession()
  return tokens?.accessToken.toString() ?? null
}

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: readAccount,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

async function readAccount(): Promise<Account | null> {
  const { tokens } = await fetchAuthSession()
  const accountId = tokens?.accessToken.payload.sub
  if (accountId === undefined) return null
  const email = tokens?.idToken?.payload.email
  return { accountId, email: typeof email === 'string' ? email : '' }
}
