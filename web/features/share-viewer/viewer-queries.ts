import { queryOptions } from '@tanstack/react-query'
import { ApiProblem, type Client } from '../../../shared/http/client.ts'
import { shares } from '../../../shared/shares/shares.routes.ts'
import { SECOND_MS } from '../../../shared/time.ts'

const REFRESH_MS = 30 * SECOND_MS

/** What a link is about. Each reading counts as an opening, so it is read once. */
export const sharedAboutQuery = (client: Client, token: string) =>
  queryOptions({
    queryKey: ['shared', token, 'about'],
    queryFn: async () => (await client.call(shares.openShare, { path: { token } })).shareData,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Where the devices of a link are. */
export const sharedLocationQuery = (client: Client, token: string) =>
  queryOptions({
    queryKey: ['shared', token, 'location'],
    queryFn: () => client.call(shares.getSharedLocation, { path: { token } }),
    refetchInterval: ({ state: { error } }) => (hasEnded(error) ? false : REFRESH_MS),
  })

/** The link shows nothing any more; asking again changes nothing. */
export const hasEnded = (error: Error | null) => error instanceof ApiProblem && error.status === 404
