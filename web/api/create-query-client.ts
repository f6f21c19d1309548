import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiProblem } from '../../shared/http/client.ts'

/** Retries once after a network or server error. A refusal is final. */
const isWorthRetry = (failures: number, error: Error) =>
  failures < 1 && error instanceof ApiProblem && (error.status === 0 || error.status >= 500)

export function createSiteQueryClient(onSignedOut: () => void): QueryClient {
  // Query assumes that a page starts online, and would miss the network coming up later.
  onlineManager.setOnline(navigator.onLine)
  const onError = (error: Error) => {
    if (!(error instanceof ApiProblem)) console.error('A call failed unexpectedly:', error)
    else if (error.status === 401) onSignedOut()
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
