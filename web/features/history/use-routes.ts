import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { DeviceView } from '../../../shared/devices/device.ts'
import type { ColumnPoint } from '../../../shared/trails/columns.ts'
import type { TrailPoint } from '../../../shared/trails/trails.routes.ts'
import { useSite } from '../../api/site.tsx'
import { routeColour } from '../../map/layers/line-colours.ts'
import { MAX_DEVICES } from './history-search.ts'
import { routeQuery } from './route-query.ts'
import type { RouteRange } from './route-range.ts'
import type { Selection } from './use-history-view.ts'

type RouteDevice = Pick<DeviceView, 'deviceId' | 'deviceName' | 'deviceType' | 'customIcon'>
export type LoadedRoute = {
  device: RouteDevice
  /** `null` colours the line by speed. */
  colour: string | null
  points: readonly ColumnPoint[]
}

export type RoutesState =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'empty'; lastKnown: TrailPoint | null; failedCount: number }
  | { kind: 'routes'; routes: readonly LoadedRoute[]; failedCount: number; loadedAt: number }

export type RoutesQuery = {
  state: RoutesState
  isLoading: boolean
  /** Epoch ms of the last successful load, if a later one has failed. */
  outdatedSince: number | null
  load: () => void
}

/** Loads the routes of the selected devices, at most ten. If there are several, routes that fail are left out. */
export function useRoutes(
  selection: Selection,
  range: RouteRange,
  fleet: readonly DeviceView[],
): RoutesQuery {
  const { client } = useSite()
  const devices = useMemo(() => selectedDevices(selection, fleet), [selection, fleet])
  const results = useQueries({
    queries: devices.map(({ deviceId }) => routeQuery(client, deviceId, range)),
  })
  const updateTimes = results.map(({ dataUpdatedAt }) => dataUpdatedAt).join()
  const isOne = selection.kind === 'one'
  // Two ranges may have been loaded in the same millisecond, so the time alone does not identify the data.
  // biome-ignore lint/correctness/useExhaustiveDependencies: results is a new array on each render, updateTimes is not
  const routes = useMemo(
    () =>
      devices.flatMap((device, index): LoadedRoute[] => {
        const points = results[index]?.data?.points
        return points === undefined ? [] : [{ device, colour: isOne ? null : routeColour(index), points }]
      }),
    [devices, range, updateTimes, isOne],
  )
  const loaded = results.flatMap(({ data }) => data ?? [])
  const failures = results.filter(({ isError }) => isError)
  const state = (): RoutesState => {
    if (devices.length === 0) return { kind: 'idle' }
    if (results.some(({ isPending }) => isPending)) return { kind: 'loading' }
    if (isOne && loaded.length === 0) return { kind: 'failed', error: failures[0]?.error }
    const failedCount = results.length - loaded.length
    if (routes.every(({ points }) => points.length === 0))
      return { kind: 'empty', lastKnown: isOne ? (loaded[0]?.lastKnown ?? null) : null, failedCount }
    return { kind: 'routes', routes, failedCount, loadedAt: loaded[0]?.loadedAt ?? 0 }
  }
  return {
    state: state(),
    isLoading: results.some(({ isFetching }) => isFetching),
    outdatedSince: failures.find(({ data }) => data !== undefined)?.dataUpdatedAt ?? null,
    load: () => {
      for (const { refetch } of results) void refetch()
    },
  }
}

/** A device in the URL is loaded even if it is not in the fleet, so that the server's error is shown. */
function selectedDevices(selection: Selection, fleet: readonly DeviceView[]): readonly RouteDevice[] {
  if (selection.kind === 'none') return []
  if (selection.kind === 'all') return fleet.slice(0, MAX_DEVICES)
  const deviceIds = selection.kind === 'one' ? [selection.deviceId] : selection.deviceIds
  return deviceIds.map(
    (deviceId) =>
      fleet.find((device) => device.deviceId === deviceId) ?? {
        deviceId,
        deviceName: deviceId,
        deviceType: 'other',
        customIcon: null,
      },
  )
}
