import { queryOptions } from '@tanstack/react-query'
import { ApiProblem, type Client } from '../../../shared/http/client.ts'
import type { RouteReply } from '../../../shared/http/route.ts'
import { shareViewer } from '../../../shared/shares/viewer.routes.ts'
import { SECOND_MS } from '../../../shared/time.ts'

const REFRESH_MS = 30 * SECOND_MS

/** The link's name, its data, and whether it hides an area. */
export type LinkSummary = RouteReply<typeof shareViewer.openShare>['shareData']

/** Where the devices of a link are, with their trails. */
export type LinkLocation = RouteReply<typeof shareViewer.getSharedLocation>

/** The summary of a link. The server counts each call as an opening, so it is fetched once. */
export const linkSummaryQuery = (client: Client, token: string) =>
  queryOptions({
    queryKey: ['viewer', token, 'summary'],
    queryFn: async () => (await client.call(shareViewer.openShare, { path: { token } })).shareData,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Where the devices of a link are, polled until the link ends. */
export const linkLocationQuery = (client: Client, token: string) =>
  queryOptions({
    queryKey: ['viewer', token, 'location'],
    queryFn: () => client.call(shareViewer.getSharedLocation, { path: { token } }),
    refetchInterval: ({ state: { error } }) => (hasEnded(error) ? false : REFRESH_MS),
  })

/** A 404 is final: the link expired, was turned off or was deleted. So is an arrival. */
export const hasEnded = (error: Error | null) =>
  error instanceof ApiProblem && (error.status === 404 || error.status === 410)

/** When the arrival was that ended the link, an ISO time; `null` for any other failure. */
export const arrivalIn = (error: Error | null): string | null =>
  error instanceof ApiProblem && error.code === 'arrived' ? (error.details.arrivedAt ?? null) : null
