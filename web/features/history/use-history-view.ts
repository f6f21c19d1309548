import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { toIso } from '../../../shared/time.ts'
import { useTimes } from '../../ui/times/clock.tsx'
import {
  DEFAULT_RANGE,
  DEFAULT_SPEED,
  deviceIdsIn,
  deviceListOf,
  type HistorySearch,
  type PlaySpeed,
  type RangeMinutes,
} from './history-search.ts'
import { routeRange } from './route-range.ts'
import type { TripSort } from './trips/sort-trips.ts'
import type { PurposeFilter } from './trips/trip-days.ts'

const route = getRouteApi('/dashboard/history')

/** Which devices are selected. */
export type Selection =
  | { kind: 'none' }
  | { kind: 'one'; deviceId: string }
  | { kind: 'all' }
  | { kind: 'several'; deviceIds: readonly string[] }
export type HistoryView = ReturnType<typeof useHistoryView>

/** The view state of the page, stored in the URL, and the functions that change it. Defaults are left out of the URL. */
export function useHistoryView() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { zone } = useTimes()
  const { deviceId, devices, range, day, from, to, trip, speed, follow, skip, sort, purpose, fences, at } =
    search

  const change = useCallback(
    (part: HistorySearch) =>
      navigate({ search: (before) => ({ ...before, ignored: undefined, ...part }), replace: true }),
    [navigate],
  )
  /** Changes the devices or the range, and clears the selected trip and the playback time, which belong to the old route. */
  const changeRoute = useCallback(
    (part: HistorySearch) => change({ ...part, trip: undefined, at: undefined }),
    [change],
  )
  const selection = useMemo((): Selection => {
    if (devices === ALL) return { kind: 'all' }
    if (devices !== undefined) return { kind: 'several', deviceIds: deviceIdsIn(devices) }
    return deviceId === undefined ? { kind: 'none' } : { kind: 'one', deviceId }
  }, [devices, deviceId])

  return {
    selection,
    selectDevices: (selected: Selection) =>
      changeRoute({
        devices: devicesParam(selected),
        deviceId: selected.kind === 'one' ? selected.deviceId : undefined,
      }),
    range: useMemo(() => routeRange({ range, day, from, to }, zone), [range, day, from, to, zone]),
    day: from === undefined ? day : undefined,
    customSpan:
      from !== undefined && to !== undefined ? { from: Date.parse(from), to: Date.parse(to) } : null,
    showLast: (minutes: RangeMinutes) =>
      changeRoute({ ...NO_RANGE, range: minutes === DEFAULT_RANGE ? undefined : minutes }),
    showDay: (shown: string) => changeRoute({ ...NO_RANGE, day: shown }),
    showSpan: (start: number, end: number) =>
      changeRoute({ ...NO_RANGE, from: toIso(start), to: toIso(end) }),
    legStart: trip,
    selectLeg: (start: string | undefined) => change({ trip: start, at: undefined }),
    speed: speed ?? DEFAULT_SPEED,
    setSpeed: (chosen: PlaySpeed) => change({ speed: chosen === DEFAULT_SPEED ? undefined : chosen }),
    tripSort: sort ?? 'start',
    sortTrips: (chosen: TripSort) => change({ sort: chosen === 'start' ? undefined : chosen }),
    tripPurpose: purpose,
    filterTrips: (chosen: PurposeFilter | undefined) => change({ purpose: chosen }),
    fencesShown: fences !== 'off',
    setFencesShown: (shown: boolean) => change({ fences: shown ? undefined : 'off' }),
    isFollowing: follow === 'on',
    toggleFollow: () => change({ follow: follow === 'on' ? undefined : 'on' }),
    skipsStops: skip !== 'off',
    setSkipsStops: (skips: boolean) => change({ skip: skips ? undefined : 'off' }),
    at: at === undefined ? null : Date.parse(at),
    saveTime: useCallback(
      (time: number | null) => change({ at: time === null ? undefined : toIso(time) }),
      [change],
    ),
  }
}

const ALL = 'all'

function devicesParam(selected: Selection): string | undefined {
  if (selected.kind === 'several') return deviceListOf(selected.deviceIds)
  return selected.kind === 'all' ? ALL : undefined
}

const NO_RANGE = { range: undefined, day: undefined, from: undefined, to: undefined }
