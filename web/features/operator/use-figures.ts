import { useMutation, useQuery } from '@tanstack/react-query'
import { figures as routes } from '../../../shared/operator/figures.routes.ts'
import { SECOND_MS } from '../../../shared/time.ts'
import { useConsoleClient } from './console-client.ts'

/** A count takes a minute or more. */
const ASKED_AGAIN_MS = 5 * SECOND_MS

/** The figures of all customers, and what has them counted now. They are asked for again until they are counted. */
export function useFigures() {
  const client = useConsoleClient()
  const count = useMutation({ mutationFn: () => client.call(routes.countFigures, {}) })
  const requestedAt = count.data?.requestedAt
  const query = useQuery({
    queryKey: ['figures'],
    queryFn: () => client.call(routes.getFigures, {}),
    refetchInterval: ({ state: { data } }) => {
      const isWaiting =
        data?.figures === null || data?.isCounting || isRequested(data?.figures?.countedAt, requestedAt)
      return isWaiting ? ASKED_AGAIN_MS : false
    },
  })
  const isCounting = query.data?.isCounting || isRequested(query.data?.figures?.countedAt, requestedAt)
  return { query, count, isCounting }
}

/** Whether what is shown was counted before the count that was requested. The next tick starts that one. */
const isRequested = (countedAt = '', requestedAt = ''): boolean => countedAt < requestedAt
