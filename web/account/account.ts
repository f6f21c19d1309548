import { queryOptions } from '@tanstack/react-query'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { endSession, hasValidSession } from '../session/session.ts'

/** The signed-in account. `accountId` is the Cognito `sub`. */
type Account = { accountId: string; email: string; name: string | null; organization: string | null }

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
