import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { DeviceView } from '../../../shared/devices/device.ts'
import { agedDevices, isOnlineKnown } from '../../api/aged-devices.ts'
import { devicesQuery } from '../../api/devices-query.ts'
import { dueInMs } from '../../api/due-in.ts'
import { useLivePush } from '../../api/live-push/use-live-push.ts'
import { useSite } from '../../api/site.tsx'
import { useReplyAge } from '../../api/use-reply-age.ts'
import { useListMessage } from '../../devices/use-list-message.ts'
import { useOnline } from '../../pwa/use-online.ts'
import { pollIntervalMs } from './list-poll.ts'
import type { Updates } from './panel/update-mode.tsx'

const NO_DEVICES: DeviceView[] = []

export type Fleet = ReturnType<typeof useFleet>

/**
 * The subscribed devices. Their positions are pushed, polled where push does not work, or left alone while paused.
 * A failed refresh keeps the devices of the last answer. `isDrawn`: whether the map has drawn a device.
 */
export function useFleet(isDrawn: boolean) {
  const { client } = useSite()
  const [paused, setPaused] = useState(false)
  const [openedAt] = useState(Date.now)
  const pushed = useLivePush(!paused, isDrawn)
  const query = useQuery({
    ...devicesQuery(client),
    refetchInterval: paused
      ? false
      : ({ state: { data, dataUpdatedAt, errorUpdatedAt } }) => {
          const now = Date.now()
          const devices = data?.devices ?? NO_DEVICES
          const intervalMs = pollIntervalMs({ devices, pushed, pageAgeMs: now - openedAt })
          return dueInMs(intervalMs, Math.max(dataUpdatedAt, errorUpdatedAt), now)
        },
    refetchOnWindowFocus: !paused,
  })
  const online = useOnline()
  /** Whether the latest refresh failed. The query's own `error` cannot say: a pushed position clears it. */
  const refreshFailed = query.errorUpdatedAt > query.dataUpdatedAt
  const updates = (): Updates => {
    if (paused) return 'paused'
    if (!online) return 'offline'
    if (pushed) return 'pushed'
    return refreshFailed ? 'failing' : 'polled'
  }
  const answerAgeMs = useReplyAge(query.dataUpdatedAt)
  const devices = useMemo(
    () =>
      agedDevices(query.data?.devices ?? NO_DEVICES, answerAgeMs).filter((device) => device.hasSubscription),
    [query.data, answerAgeMs],
  )
  const message = useListMessage(query.data)
  return {
    devices,
    isLoaded: query.data !== undefined,
    error: query.error,
    refreshFailed,
    /** The server's message about its list. */
    message,
    fetchedAt: query.dataUpdatedAt,
    /** The instant that ages on the map refer to. */
    agesAsOf: query.dataUpdatedAt + answerAgeMs,
    onlineKnown: online && isOnlineKnown(answerAgeMs),
    refreshing: query.isFetching,
    refresh: () => void query.refetch(),
    updates: updates(),
    paused,
    setPaused: (pausing: boolean) => {
      setPaused(pausing)
      if (!pausing) void query.refetch()
    },
  }
}
