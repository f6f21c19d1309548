import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { SECOND_MS } from '../../../../shared/time.ts'
import { useSite } from '../../../api/site.tsx'
import { TRAILS_KEY, trailKey, trailQuery } from '../../../api/trails/trail-query.ts'
import type { PositionedDevice } from '../../../map/features/device-features.ts'
import type { DeviceTrail } from '../../../map/features/trail-features.ts'
import { type Bounds, devicesInView } from '../../../map/view/devices-in-view.ts'

/** A trail is one call a device; more lines than this say nothing on one screen. */
export const TRAILS_MAX = 50
/** A device that reports every second is not asked for every second. */
const LEAST_BETWEEN_READS_MS = 10 * SECOND_MS

/** The trails of the devices that the map shows, the selected one's first. `minutes` null: none. `limited`: not of all. */
export function useTrails(
  devices: readonly PositionedDevice[],
  selectedId: string | undefined,
  minutes: number | null,
  view: Bounds | null,
) {
  const { client } = useSite()
  const seen = useMemo(() => trailed(devices, selectedId, view), [devices, selectedId, view])
  const shown = useMemo(() => (minutes === null ? [] : seen.slice(0, TRAILS_MAX)), [seen, minutes])
  const length = minutes ?? 0
  useOneLength(length)
  useNewContacts(shown, length)
  const answers = useQueries({ queries: shown.map(({ deviceId }) => trailQuery(client, deviceId, length)) })
  const readAt = answers.map(({ dataUpdatedAt }) => dataUpdatedAt).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: answers is a new array each time, readAt is not
  const trails = useMemo(
    () =>
      shown.flatMap(({ deviceId, isOnline }, index): DeviceTrail[] => {
        const points = answers[index]?.data?.points
        return points ? [{ deviceId, online: isOnline, selected: deviceId === selectedId, points }] : []
      }),
    [shown, selectedId, readAt],
  )
  return {
    trails,
    failed: answers.some(({ isError }) => isError),
    limited: minutes !== null && seen.length > TRAILS_MAX,
  }
}

/** The selected device has its trail wherever the map looks. */
function trailed(
  devices: readonly PositionedDevice[],
  selectedId: string | undefined,
  view: Bounds | null,
): PositionedDevice[] {
  const selected = devices.filter(({ deviceId }) => deviceId === selectedId)
  if (view === null) return selected
  const others = devices.filter(({ deviceId }) => deviceId !== selectedId)
  return [...selected, ...devicesInView(others, view)]
}

/** Another length begins anew: trails of other lengths are forgotten. */
function useOneLength(minutes: number) {
  const cache = useQueryClient()
  useEffect(() => {
    cache.removeQueries({ queryKey: TRAILS_KEY, predicate: ({ queryKey }) => queryKey[2] !== minutes })
  }, [cache, minutes])
}

/** Reads on in the trail of each device that was heard since: with a newer position, or with points that came late. */
function useNewContacts(devices: readonly PositionedDevice[], minutes: number) {
  const cache = useQueryClient()
  const heard = useRef(new Map<string, string | null>())
  useEffect(() => {
    for (const { deviceId, tracking } of devices) {
      const key = trailKey(deviceId, minutes)
      if (heard.current.get(deviceId) === tracking.lastUpdate || !mayReadAgain(cache, key)) continue
      heard.current.set(deviceId, tracking.lastUpdate)
      void cache.invalidateQueries({ queryKey: key }, { cancelRefetch: false })
    }
  }, [devices, minutes, cache])
}

/** Not before the first answer, and not again right after one. */
function mayReadAgain(cache: QueryClient, key: readonly unknown[]): boolean {
  const state = cache.getQueryState(key)
  if (state === undefined || state.fetchStatus === 'fetching') return false
  return Date.now() - Math.max(state.dataUpdatedAt, state.errorUpdatedAt) >= LEAST_BETWEEN_READS_MS
}
