import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiProblem } from '../../shared/http/client.ts'

/** Asks once more after a failure that may pass; a refusal is an answer. */
const mayPass = (failures: number, error: Error) =>
  failures < 1 && error instanceof ApiProblem && (error.status === 0 || error.status >= 500)

export function createSiteQueryClient(whenSignedOut: () => void): QueryClient {
  // It takes it that a page starts with a network, and would not notice one that comes.
  onlineManager.setOnline(navigator.onLine)
  const onError = (error: Error) => {
    if (error instanceof ApiProblem && error.status === 401) whenSignedOut()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { retry: mayPass, retryDelay: 1000, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  })
}
