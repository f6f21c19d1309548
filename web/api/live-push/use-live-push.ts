import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { SECOND_MS } from '../../../shared/time.ts'
import { accountQuery } from '../../account/account.ts'
import { useOnline } from '../../pwa/use-online.ts'
import { accessToken } from '../../session/session.ts'
import { DEVICES_KEY } from '../devices-query.ts'
import { useSite } from '../site.tsx'
import { batchPushed } from './batch-pushed.ts'
import { followLive } from './live-push.ts'
import { applyPushed, type DevicesReply, type Pushed } from './merge.ts'
import { usePageVisible } from './use-page-visible.ts'

/** Every function of the server knows by then that somebody looks: it remembers for a second that nobody did. */
const KNOWN_AFTER_MS = 3 * SECOND_MS

/**
 * Puts the positions that the server pushes into the list of devices while they are wanted and the page is seen.
 * Answers whether they come by themselves now.
 */
export function useLivePush(wanted: boolean): boolean {
  const { liveUrl } = useSite().config
  const cache = useQueryClient()
  const accountId = useQuery(accountQuery).data?.accountId
  const [seen, online] = [usePageVisible(), useOnline()]
  const following = wanted && seen && online
  const [up, setUp] = useState(false)
  useEffect(() => {
    if (!following || liveUrl === null || accountId === undefined) return
    const stop = new AbortController()
    const { take, ...gathering } = batchPushed((pushed) => putPushed(cache, pushed))
    let catchingUp: number | undefined
    const whenUp = (isUp: boolean) => {
      window.clearTimeout(catchingUp)
      if (stop.signal.aborted) return
      setUp(isUp)
      // What came while nobody listened, or nobody told it, is in the list only.
      if (isUp)
        catchingUp = window.setTimeout(
          () => void cache.invalidateQueries({ queryKey: DEVICES_KEY }),
          KNOWN_AFTER_MS,
        )
    }
    void followLive(
      { url: liveUrl, accountId, accessToken, onDevices: take, onUpChange: whenUp },
      stop.signal,
    )
    return () => {
      stop.abort()
      window.clearTimeout(catchingUp)
      gathering.stop()
      setUp(false)
    }
  }, [following, liveUrl, accountId, cache])
  return up
}

/** The list stays as old as the answer that it came in: what else it says was judged then. */
function putPushed(cache: QueryClient, pushed: Pushed): void {
  const updatedAt = cache.getQueryState(DEVICES_KEY)?.dataUpdatedAt
  cache.setQueryData<DevicesReply>(DEVICES_KEY, (answer) => answer && applyPushed(answer, pushed), {
    updatedAt,
  })
}
