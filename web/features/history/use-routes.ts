import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { DeviceView } from '../../../shared/devices/device.ts'
import type { ColumnPoint } from '../../../shared/trails/columns.ts'
import type { TrailPoint } from '../../../shared/trails/trails.routes.ts'
import { useSite } from '../../api/site.tsx'
import { routeColour } from '../../map/layers/route-colours.ts'
import { routeQuery } from './route-query.ts'
import type { RouteRange } from './route-range.ts'
import type { Subject } from './use-history-view.ts'

/** In all-devices mode (specification 1.2). */
export const MOST_DEVICES = 10

type RouteDevice = Pick<DeviceView, 'deviceId' | 'deviceName' | 'deviceType' | 'customIcon'>
/** `colour` null: drawn by speed. */
export type LoadedRoute = { device: RouteDevice; colour: string | null; points: readonly ColumnPoint[] }

export type Shown =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'empty'; lastKnown: TrailPoint | null; leftOut: number }
  | { kind: 'routes'; routes: readonly LoadedRoute[]; leftOut: number; readAt: number }

export type Routes = {
  shown: Shown
  loading: boolean
  /** Of a route whose newest load failed: it is the one from before. */
  outdatedSince: number | null
  load: () => void
}

/** The routes of the chosen device, or of the first ten; of several, those that fail are left out. */
export function useRoutes(subject: Subject, range: RouteRange, fleet: readonly DeviceView[]): Routes {
  const { client } = useSite()
  const devices = useMemo(() => devicesOf(subject, fleet), [subject, fleet])
  const answers = useQueries({
    queries: devices.map(({ deviceId }) => routeQuery(client, deviceId, range)),
  })
  const readAts = answers.map(({ dataUpdatedAt }) => dataUpdatedAt).join()
  const several = subject.kind === 'all'
  // biome-ignore lint/correctness/useExhaustiveDependencies: answers is a new array each time, readAts is not
  const routes = useMemo(
    () =>
      devices.flatMap((device, place): LoadedRoute[] => {
        const points = answers[place]?.data?.points
        return points === undefined ? [] : [{ device, colour: several ? routeColour(place) : null, points }]
      }),
    [devices, readAts, several],
  )
  const loading = answers.some(({ isFetching }) => isFetching)
  const withData = answers.flatMap(({ data }) => data ?? [])
  const failures = answers.filter(({ isError }) => isError)
  const shown = (): Shown => {
    if (devices.length === 0) return { kind: 'idle' }
    if (answers.some(({ isPending }) => isPending)) return { kind: 'loading' }
    if (!several && withData.length === 0) return { kind: 'failed', error: failures[0]?.error }
    const leftOut = answers.length - withData.length
    if (routes.every(({ points }) => points.length === 0))
      return { kind: 'empty', lastKnown: several ? null : (withData[0]?.lastKnown ?? null), leftOut }
    return { kind: 'routes', routes, leftOut, readAt: withData[0]?.readAt ?? 0 }
  }
  return {
    shown: shown(),
    loading,
    outdatedSince: failures.find(({ data }) => data !== undefined)?.dataUpdatedAt ?? null,
    load: () => {
      for (const { refetch } of answers) void refetch()
    },
  }
}

/** A device that a link names is asked for also when it is in no list: the server says what is wrong with it. */
function devicesOf(subject: Subject, fleet: readonly DeviceView[]): readonly RouteDevice[] {
  if (subject.kind === 'none') return []
  if (subject.kind === 'all') return fleet.slice(0, MOST_DEVICES)
  const { deviceId } = subject
  const listed = fleet.find((device) => device.deviceId === deviceId)
  return [listed ?? { deviceId, deviceName: deviceId, deviceType: 'other', customIcon: null }]
}
