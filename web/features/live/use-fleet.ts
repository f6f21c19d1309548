import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { DeviceView } from '../../../shared/devices/device.ts'
import { agedDevices, isOnlineKnown } from '../../api/aged-devices.ts'
import { devicesQuery } from '../../api/devices-query.ts'
import { dueInMs } from '../../api/due-in.ts'
import { useLivePush } from '../../api/live-push/use-live-push.ts'
import { useSite } from '../../api/site.tsx'
import { useAnswerAge } from '../../api/use-answer-age.ts'
import { pollIntervalMs } from './list-poll.ts'
import type { Updates } from './panel/update-mode.tsx'

const NO_DEVICES: DeviceView[] = []

export type Fleet = ReturnType<typeof useFleet>

/**
 * The subscribed devices: their positions come by themselves, or by asking every 30 s where that does not work, or
 * not at all while paused. A failed refresh keeps what is there.
 */
export function useFleet() {
  const { client } = useSite()
  const [paused, setPaused] = useState(false)
  const [openedAt] = useState(Date.now)
  const pushed = useLivePush(!paused)
  const query = useQuery({
    ...devicesQuery(client),
    refetchInterval: paused
      ? false
      : ({ state: { data, dataUpdatedAt, errorUpdatedAt } }) => {
          const at = Date.now()
          const devices = data?.devices ?? NO_DEVICES
          const every = pollIntervalMs({ devices, pushed, pageAgeMs: at - openedAt })
          return dueInMs(every, Math.max(dataUpdatedAt, errorUpdatedAt), at)
        },
    refetchOnWindowFocus: !paused,
  })
  const updates: Updates = paused ? 'paused' : pushed ? 'pushed' : 'polled'
  const answerAgeMs = useAnswerAge(query.dataUpdatedAt)
  const devices = useMemo(
    () =>
      agedDevices(query.data?.devices ?? NO_DEVICES, answerAgeMs).filter((device) => device.hasSubscription),
    [query.data, answerAgeMs],
  )
  return {
    devices,
    isLoaded: query.data !== undefined,
    error: query.error,
    /** Whether the newest look at the list failed, whatever was pushed since: that clears the query's own error. */
    refreshFailed: query.errorUpdatedAt > query.dataUpdatedAt,
    /** What the server has to say about its answer. */
    message: query.data?.message ?? null,
    fetchedAt: query.dataUpdatedAt,
    /** Of which moment the ages on the map are. */
    agesAsOf: query.dataUpdatedAt + answerAgeMs,
    onlineKnown: isOnlineKnown(answerAgeMs),
    refreshing: query.isFetching,
    refresh: () => void query.refetch(),
    updates,
    paused,
    setPaused: (pausing: boolean) => {
      setPaused(pausing)
      if (!pausing) void query.refetch()
    },
  }
}
