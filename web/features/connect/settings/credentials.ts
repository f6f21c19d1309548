import { queryOptions, skipToken } from '@tanstack/react-query'
import type { devices } from '../../../../shared/devices/devices.routes.ts'
import type { RouteReply } from '../../../../shared/http/route.ts'
import { MINUTE_MS } from '../../../../shared/time.ts'
import type { Heard } from '../watch/finding.ts'

export type Credentials = RouteReply<typeof devices.createCredentials>

/** New credentials, and what the tracker had sent until then. */
export type FreshCredentials = { credentials: Credentials; before: Heard }

const FORGOTTEN_AFTER_MS = 5 * MINUTE_MS

/**
 * Credentials that were just made, in this page's memory alone: they are nowhere to be asked for again, and
 * forgotten with the page, at sign-out, or some minutes after nobody looks at them.
 */
export const freshCredentials = (deviceId: string) =>
  queryOptions<FreshCredentials>({
    queryKey: ['fresh-credentials', deviceId],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: FORGOTTEN_AFTER_MS,
  })
