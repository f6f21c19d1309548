import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { devices } from '../../../shared/devices/devices.routes.ts'
import { MINUTE_MS, SECOND_MS } from '../../../shared/time.ts'
import { PUSHED_WHOLE_MAX } from '../../../shared/tracking/view/live-view.ts'
import { accountQuery } from '../../account/account.ts'
import { chosenAccount } from '../../account/chosen-account.ts'
import { useOnline } from '../../pwa/use-online.ts'
import { accessToken } from '../../session/session.ts'
import { DEVICES_KEY } from '../devices-query.ts'
import { EVENTS_KEY } from '../events-key.ts'
import { useSite } from '../site.tsx'
import { batchPushed } from './batch-pushed.ts'
import { followLive, randomSuffix } from './live-push.ts'
import { applyPushed, type DevicesReply, type Pushed } from './merge.ts'
import { reportShown } from './report-shown.ts'

/** The functions cache for a second that an account has no viewers. By now all of them push to this one. */
const CATCH_UP_AFTER_MS = 3 * SECOND_MS
/** The MQTT client takes as long to load as half the map, which is drawn first. */
const START_AFTER_MS = SECOND_MS
/** When live updates start beside a map that has nothing to draw. */
const START_WITHOUT_MAP_AFTER_MS = 5 * SECOND_MS

/**
 * Merges pushed positions into the list of devices while `enabled` and the page is visible: in a large account, those of
 * the devices that the page shows. Returns whether positions are being pushed now. `isDrawn`: whether the page's map, if
 * it has one, has drawn a device.
 */
export function useLivePush(enabled: boolean, isDrawn = true): boolean {
  const { client, config } = useSite()
  const { liveUrl, topicNamespace } = config
  const cache = useQueryClient()
  const accountId = useQuery(accountQuery).data?.accountId
  const [visible, online] = [usePageVisible(), useOnline()]
  const isDue = useDue(isDrawn)
  const isLarge = useIsLarge()
  const following = isDue && enabled && visible && online
  const [up, setUp] = useState(false)
  useEffect(() => {
    if (!following || liveUrl === null || accountId === undefined) return
    const stop = new AbortController()
    const isMember = chosenAccount() !== null
    const viewId = isLarge || isMember ? randomSuffix() : null
    let stopReports = () => {}
    const batch = batchPushed((pushed) => mergePushed(cache, pushed))
    let catchUp: number | undefined
    const onUpChange = (isUp: boolean) => {
      window.clearTimeout(catchUp)
      stopReports()
      if (stop.signal.aborted) return
      setUp(isUp)
      if (isUp && viewId !== null)
        stopReports = reportShown((deviceIds) =>
          client.call(devices.showDevices, { body: { viewId, deviceIds } }),
        )
      // Positions from before the connection were not pushed: only the list has them.
      if (isUp)
        catchUp = window.setTimeout(
          () => void cache.invalidateQueries({ queryKey: DEVICES_KEY }),
          CATCH_UP_AFTER_MS,
        )
    }
    const onEvent = () => void cache.invalidateQueries({ queryKey: EVENTS_KEY })
    const push = {
      url: liveUrl,
      topicNamespace,
      viewId,
      isMember,
      accountId,
      accessToken,
      onDevices: batch.add,
      onEvent,
      onUpChange,
    }
    void followLive(push, stop.signal)
    return () => {
      stop.abort()
      window.clearTimeout(catchUp)
      stopReports()
      batch.stop()
      setUp(false)
    }
  }, [following, liveUrl, topicNamespace, accountId, isLarge, client, cache])
  return up
}

/** Whether the account has so many devices that a page receives only the positions of those that it shows. */
function useIsLarge(): boolean {
  const { data } = useQuery<DevicesReply, Error, boolean>({
    queryKey: DEVICES_KEY,
    select: (reply) => reply.devices.length > PUSHED_WHOLE_MAX,
    enabled: false,
  })
  return data ?? false
}

/** Whether the page has had time to show what it has. */
function useDue(isDrawn: boolean): boolean {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const start = window.setTimeout(setDue, isDrawn ? START_AFTER_MS : START_WITHOUT_MAP_AFTER_MS, true)
    return () => window.clearTimeout(start)
  }, [isDrawn])
  return isDue
}

/** Leaves the age of the reply unchanged, because everything else in it was judged then. */
function mergePushed(cache: QueryClient, pushed: Pushed): void {
  const updatedAt = cache.getQueryState(DEVICES_KEY)?.dataUpdatedAt
  cache.setQueryData<DevicesReply>(DEVICES_KEY, (reply) => reply && applyPushed(reply, pushed), {
    updatedAt,
  })
}

/** A short look at another tab does not interrupt the page. */
const HIDDEN_AFTER_MS = MINUTE_MS

/** Whether the page is visible, or was within the last minute. */
function usePageVisible(): boolean {
  const [visible, setVisible] = useState(true)
  useEffect(() => {
    let timer: number | undefined
    const update = () => {
      window.clearTimeout(timer)
      if (document.visibilityState === 'visible') setVisible(true)
      else timer = window.setTimeout(setVisible, HIDDEN_AFTER_MS, false)
    }
    update()
    document.addEventListener('visibilitychange', update)
    return () => {
      window.clearTimeout(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [])
  return visible
}
