import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useSite } from '../../api/site.tsx'
import type { DeviceSort } from '../../devices/sort-devices.ts'
import { mapStyle } from '../../map/map-style.ts'
import { useTone } from '../../theme/use-tone.ts'
import {
  DEFAULT_TRAIL_MINUTES,
  type DeviceFilter,
  type LiveSearch,
  type TrailMinutes,
} from './live-search.ts'

const route = getRouteApi('/dashboard/live')

export type LiveView = ReturnType<typeof useLiveView>

/** The view state in the page's URL, and its setters. Defaults are left out of the URL. */
export function useLiveView() {
  const { deviceId, style, trail, trails, panel, fences, seamarks, q, show, tag, sort } = route.useSearch()
  const navigate = route.useNavigate()
  const { styles } = useSite().config.maps
  const theme = useTone()

  const change = useCallback(
    (part: LiveSearch) =>
      navigate({ search: (before) => ({ ...before, ignored: undefined, ...part }), replace: true }),
    [navigate],
  )
  const select = useCallback((id: string | undefined) => change({ deviceId: id }), [change])
  const setSearch = useCallback((text: string) => change({ q: text || undefined }), [change])
  const map = mapStyle(style, styles, theme)

  return {
    selectedId: deviceId,
    select,
    mapStyle: map,
    cycleStyle: () => change({ style: map.next }),
    trailsShown: trails !== 'off',
    trailMinutes: trail ?? DEFAULT_TRAIL_MINUTES,
    setTrailsShown: (shown: boolean) => change({ trails: shown ? undefined : 'off' }),
    setTrailMinutes: (minutes: TrailMinutes) =>
      change({ trail: minutes === DEFAULT_TRAIL_MINUTES ? undefined : minutes }),
    panelShown: panel !== 'hidden',
    setPanelShown: (shown: boolean) => change({ panel: shown ? undefined : 'hidden' }),
    fencesShown: fences !== 'off',
    setFencesShown: (shown: boolean) => change({ fences: shown ? undefined : 'off' }),
    seamarksShown: seamarks !== 'off',
    setSeamarksShown: (shown: boolean) => change({ seamarks: shown ? undefined : 'off' }),
    search: q ?? '',
    setSearch,
    filter: show,
    setFilter: (filter: DeviceFilter | undefined) => change({ show: filter }),
    tag,
    setTag: (chosen: string | undefined) => change({ tag: chosen }),
    sort: sort ?? 'name',
    setSort: (chosen: DeviceSort) => change({ sort: chosen === 'name' ? undefined : chosen }),
    clearFilters: () => change({ show: undefined, tag: undefined, q: undefined }),
  }
}
