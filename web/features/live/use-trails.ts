import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import type { DeviceView } from '../../../shared/devices/device.ts'
import { useSite } from '../../api/site.tsx'
import { trailKey, trailQuery } from '../../api/trail-query.ts'
import { hasPlace, type PlacedDevice } from '../../map/device-features.ts'
import type { DeviceTrail } from '../../map/trail-features.ts'

/** A trail is one call a device; more lines than this say nothing on one screen. */
export const MOST_TRAILS = 60

/** The trails of the devices with a place, the selected one's first. `minutes` null: none. */
export function useTrails(
  devices: readonly DeviceView[],
  selectedId: string | undefined,
  minutes: number | null,
) {
  const { client } = useSite()
  const shown = useMemo(
    () => (minutes === null ? [] : trailedDevices(devices, selectedId)),
    [devices, selectedId, minutes],
  )
  const length = minutes ?? 0
  useNewPositions(shown, length)
  const answers = useQueries({ queries: shown.map(({ deviceId }) => trailQuery(client, deviceId, length)) })
  const readAt = answers.map(({ dataUpdatedAt }) => dataUpdatedAt).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: answers is a new array each time, readAt is not
  const trails = useMemo(
    () =>
      shown.flatMap(({ deviceId, isOnline }, index): DeviceTrail[] => {
        const points = answers[index]?.data
        return points ? [{ deviceId, online: isOnline, selected: deviceId === selectedId, points }] : []
      }),
    [shown, selectedId, readAt],
  )
  return { trails, failed: answers.some(({ isError }) => isError) }
}

function trailedDevices(devices: readonly DeviceView[], selectedId: string | undefined): PlacedDevice[] {
  const placed = devices.filter(hasPlace)
  const selectedFirst = placed.toSorted(
    (a, b) => Number(b.deviceId === selectedId) - Number(a.deviceId === selectedId),
  )
  return selectedFirst.slice(0, MOST_TRAILS)
}

/** Asks again for the trail of each device that has a newer position than before. */
function useNewPositions(devices: readonly PlacedDevice[], minutes: number) {
  const queryClient = useQueryClient()
  const seen = useRef(new Map<string, string | null>())
  useEffect(() => {
    for (const { deviceId, tracking } of devices) {
      const before = seen.current.get(deviceId)
      seen.current.set(deviceId, tracking.GPSTime)
      if (before !== undefined && before !== tracking.GPSTime)
        queryClient.invalidateQueries({ queryKey: trailKey(deviceId, minutes) })
    }
  }, [devices, minutes, queryClient])
}
