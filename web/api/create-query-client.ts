import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiProblem } from '../../shared/http/client.ts'
import { isFailureCode } from '../i18n/failure-code.ts'
import { mayPass } from './may-pass.ts'

/** Retries once. A refusal is final. */
const isWorthRetry = (failures: number, error: Error) => failures < 1 && mayPass(error)

export function createSiteQueryClient(onSignedOut: () => void): QueryClient {
  // Query assumes that a page starts online, and would miss the network coming up later.
  onlineManager.setOnline(navigator.onLine)
  const onError = (error: Error) => {
    logFailure(error)
    if (error instanceof ApiProblem && endsSession(error)) onSignedOut()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { retry: isWorthRetry, retryDelay: 1000, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  })
}

/** The sign-in that an account is named after ends too once somebody else owns the account. */
const endsSession = ({ status, code }: ApiProblem) => status === 401 || code === 'handed-over'

/** Logs every failed call, also those that no page shows. */
function logFailure(error: Error): void {
  if (!(error instanceof ApiProblem)) console.error('A call failed unexpectedly:', error)
  else if (isFailureCode(error.code)) console.warn(`A call failed with ${error.code}:`, error)
  else console.error(`A call failed with the unknown code ${error.code}:`, error)
}
