import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { DeviceView } from '../../../shared/devices/device.ts'
import { SECOND_MS } from '../../../shared/time.ts'
import { devicesQuery } from '../../api/devices-query.ts'
import { useSite } from '../../api/site.tsx'
import { believedDevices } from './believed.ts'

const REFRESH_MS = 30 * SECOND_MS
/** While a device waits for its first position, somebody is connecting it and looks at the page. */
const WAITING_REFRESH_MS = 5 * SECOND_MS
/** For the first ten minutes of the page: a tracker that never came is not worth more. */
const WAITING_REFRESHES_MAX = 120
const NO_DEVICES: DeviceView[] = []

export type Fleet = ReturnType<typeof useFleet>

const refreshMs = (devices: readonly DeviceView[], refreshes: number) =>
  refreshes < WAITING_REFRESHES_MAX &&
  devices.some(({ hasSubscription, tracking }) => hasSubscription && tracking === null)
    ? WAITING_REFRESH_MS
    : REFRESH_MS

/** The subscribed devices, refreshed every 30 s unless paused. A failed refresh keeps what is there. */
export function useFleet(now: number) {
  const { client } = useSite()
  const [paused, setPaused] = useState(false)
  const query = useQuery({
    ...devicesQuery(client),
    refetchInterval: paused
      ? false
      : ({ state }) => refreshMs(state.data?.devices ?? NO_DEVICES, state.dataUpdateCount),
    refetchOnWindowFocus: !paused,
  })
  // Half a minute is fine enough for judging an answer's age, and keeps the devices the same object in between.
  const answerAgeMs = Math.floor(Math.max(0, now - query.dataUpdatedAt) / REFRESH_MS) * REFRESH_MS
  const devices = useMemo(
    () =>
      believedDevices(query.data?.devices ?? NO_DEVICES, answerAgeMs).filter(
        (device) => device.hasSubscription,
      ),
    [query.data, answerAgeMs],
  )
  return {
    devices,
    known: query.data !== undefined,
    error: query.error,
    readAt: query.dataUpdatedAt,
    refreshing: query.isFetching,
    refresh: () => void query.refetch(),
    paused,
    setPaused,
  }
}
