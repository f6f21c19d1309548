import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { toIso } from '../../../shared/time.ts'
import { usePreferences } from '../../api/use-preferences.ts'
import {
  DEFAULT_RANGE,
  DEFAULT_SPEED,
  type HistorySearch,
  type PlaySpeed,
  type RangeMinutes,
} from './history-search.ts'
import { routeRange } from './route-range.ts'

const route = getRouteApi('/dashboard/history')

/** Of which devices: one, all, or none chosen yet. */
export type Subject = { kind: 'none' } | { kind: 'all' } | { kind: 'one'; deviceId: string }
export type HistoryView = ReturnType<typeof useHistoryView>

/** What the address says the page shows, and ways to change it. A default is left out of the address. */
export function useHistoryView() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { timezone } = usePreferences().preferences
  const { deviceId, devices, range, day, from, to, trip, speed, follow, skip, at } = search

  const change = useCallback(
    (part: HistorySearch) => navigate({ search: (before) => ({ ...before, ...part }), replace: true }),
    [navigate],
  )
  /** Another device or time: what was selected of the one before means nothing in it. */
  const showOther = useCallback(
    (part: HistorySearch) => change({ ...part, trip: undefined, at: undefined }),
    [change],
  )
  const subject = useMemo((): Subject => {
    if (devices === 'all') return { kind: 'all' }
    return deviceId === undefined ? { kind: 'none' } : { kind: 'one', deviceId }
  }, [devices, deviceId])

  return {
    subject,
    showSubject: (shown: Subject) =>
      showOther({
        devices: shown.kind === 'all' ? 'all' : undefined,
        deviceId: shown.kind === 'one' ? shown.deviceId : undefined,
      }),
    range: useMemo(() => routeRange({ range, day, from, to }, timezone), [range, day, from, to, timezone]),
    day: from === undefined ? day : undefined,
    custom: from !== undefined && to !== undefined ? { from: Date.parse(from), to: Date.parse(to) } : null,
    showLast: (minutes: RangeMinutes) =>
      showOther({ ...NO_RANGE, range: minutes === DEFAULT_RANGE ? undefined : minutes }),
    showDay: (shown: string) => showOther({ ...NO_RANGE, day: shown }),
    showCustom: (start: number, end: number) =>
      showOther({ ...NO_RANGE, from: toIso(start), to: toIso(end) }),
    legStart: trip,
    selectLeg: (start: string | undefined) => change({ trip: start, at: undefined }),
    speed: speed ?? DEFAULT_SPEED,
    setSpeed: (chosen: PlaySpeed) => change({ speed: chosen === DEFAULT_SPEED ? undefined : chosen }),
    following: follow === 'on',
    toggleFollow: () => change({ follow: follow === 'on' ? undefined : 'on' }),
    skipping: skip !== 'off',
    setSkipping: (skipping: boolean) => change({ skip: skipping ? undefined : 'off' }),
    at: at === undefined ? null : Date.parse(at),
    settleAt: useCallback(
      (settled: number | null) => change({ at: settled === null ? undefined : toIso(settled) }),
      [change],
    ),
  }
}

const NO_RANGE = { range: undefined, day: undefined, from: undefined, to: undefined }
