import { QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiProblem } from '../../shared/http/client.ts'

/** Asks once more after a failure that may pass; a refusal is an answer. */
const mayPass = (failures: number, error: Error) =>
  failures < 1 && error instanceof ApiProblem && (error.status === 0 || error.status >= 500)

export function createSiteQueryClient(whenSignedOut: () => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (error instanceof ApiProblem && error.status === 401) whenSignedOut()
      },
    }),
    defaultOptions: { queries: { retry: mayPass, retryDelay: 1000, networkMode: 'always' } },
  })
}
