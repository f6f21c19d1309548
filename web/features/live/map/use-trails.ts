import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import type { Bounds } from '../../../../shared/geo/bounds.ts'
import { SECOND_MS } from '../../../../shared/time.ts'
import { SHOWN_MAX } from '../../../../shared/tracking/view/live-view.ts'
import { useShownDevices } from '../../../api/live-push/shown-devices.ts'
import { useSite } from '../../../api/site.tsx'
import { TRAILS_KEY, trailKey, trailQuery } from '../../../api/trails/trail-query.ts'
import type { PositionedDevice } from '../../../map/features/device-features.ts'
import type { DeviceTrail } from '../../../map/features/trail-features.ts'
import { devicesInView } from '../../../map/view/bounds.ts'

/** The most trails at once: each is a call, and more lines than this are unreadable on one screen. */
export const TRAILS_MAX = 50
/** A device that reports every second is not fetched every second. */
const REFETCH_MIN_MS = 10 * SECOND_MS

/**
 * The trails of the selected device and of those in view. With `minutes` null there are none. `limited` is true if
 * there are more devices in view than trails.
 */
export function useTrails(
  devices: readonly PositionedDevice[],
  selectedId: string | undefined,
  minutes: number | null,
  view: Bounds | null,
) {
  const { client } = useSite()
  const inView = useMemo(() => selectedAndInView(devices, selectedId, view), [devices, selectedId, view])
  useShownDevices(useMemo(() => inView.slice(0, SHOWN_MAX).map(({ deviceId }) => deviceId), [inView]))
  const shown = useMemo(() => (minutes === null ? [] : inView.slice(0, TRAILS_MAX)), [inView, minutes])
  const length = minutes ?? 0
  useCacheOfOneLength(length)
  useRefetchOnContact(shown, length)
  const answers = useQueries({ queries: shown.map(({ deviceId }) => trailQuery(client, deviceId, length)) })
  const fetchedAt = answers.map(({ dataUpdatedAt }) => dataUpdatedAt).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: answers is a new array each time, fetchedAt is not
  const trails = useMemo(
    () =>
      shown.flatMap(({ deviceId, isOnline }, index): DeviceTrail[] => {
        const points = answers[index]?.data?.points
        return points ? [{ deviceId, online: isOnline, selected: deviceId === selectedId, points }] : []
      }),
    [shown, selectedId, fetchedAt],
  )
  return {
    trails,
    /** Why a trail failed to load. The others are shown. */
    error: answers.find(({ isError }) => isError)?.error ?? null,
    limited: minutes !== null && inView.length > TRAILS_MAX,
  }
}

/** The selected device has its trail even outside the view. */
function selectedAndInView(
  devices: readonly PositionedDevice[],
  selectedId: string | undefined,
  view: Bounds | null,
): PositionedDevice[] {
  const selected = devices.filter(({ deviceId }) => deviceId === selectedId)
  if (view === null) return selected
  const others = devices.filter(({ deviceId }) => deviceId !== selectedId)
  return [...selected, ...devicesInView(others, view)]
}

/** Clears cached trails of any other length. */
function useCacheOfOneLength(minutes: number) {
  const cache = useQueryClient()
  useEffect(() => {
    cache.removeQueries({ queryKey: TRAILS_KEY, predicate: ({ queryKey }) => queryKey[2] !== minutes })
  }, [cache, minutes])
}

/** Fetches the new points of each device with a new contact, which brings a newer position or late ones. */
function useRefetchOnContact(devices: readonly PositionedDevice[], minutes: number) {
  const cache = useQueryClient()
  const lastContactOf = useRef(new Map<string, string | null>())
  useEffect(() => {
    for (const { deviceId, tracking } of devices) {
      const key = trailKey(deviceId, minutes)
      if (lastContactOf.current.get(deviceId) === tracking.lastUpdate || !mayRefetch(cache, key)) continue
      lastContactOf.current.set(deviceId, tracking.lastUpdate)
      void cache.invalidateQueries({ queryKey: key }, { cancelRefetch: false })
    }
  }, [devices, minutes, cache])
}

/** Not before the first answer, and not right after another one. */
function mayRefetch(cache: QueryClient, key: readonly unknown[]): boolean {
  const state = cache.getQueryState(key)
  if (state === undefined || state.fetchStatus === 'fetching') return false
  return Date.now() - Math.max(state.dataUpdatedAt, state.errorUpdatedAt) >= REFETCH_MIN_MS
}
