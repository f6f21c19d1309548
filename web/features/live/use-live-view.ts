import { useComputedColorScheme } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useSite } from '../../api/site.tsx'
import {
  DEFAULT_TRAIL_MINUTES,
  type LiveSearch,
  MAP_STYLES,
  type MapStyleName,
  type TrailMinutes,
} from './live-search.ts'

const route = getRouteApi('/dashboard/live')

/** What the address says the page shows, and ways to change it. A default is left out of the address. */
export function useLiveView() {
  const { deviceId, style, trail, trails } = route.useSearch()
  const navigate = route.useNavigate()
  const { styles } = useSite().config.maps
  const theme = useComputedColorScheme('light')

  const change = useCallback(
    (part: LiveSearch) => navigate({ search: (before) => ({ ...before, ...part }), replace: true }),
    [navigate],
  )
  const select = useCallback((id: string | undefined) => change({ deviceId: id }), [change])

  const available = MAP_STYLES.filter((name) => styles[name] !== null)
  const styleName: MapStyleName =
    available.find((name) => name === style) ?? (theme === 'dark' ? 'dark' : 'streets')
  const nextStyle = available[(available.indexOf(styleName) + 1) % available.length] ?? styleName

  return {
    selectedId: deviceId,
    select,
    styleName,
    styleUrl: styles[styleName] ?? styles.streets,
    tone: styleName === 'streets' ? ('light' as const) : ('dark' as const),
    changeStyle: () => change({ style: nextStyle }),
    trailsShown: trails !== 'off',
    trailMinutes: trail ?? DEFAULT_TRAIL_MINUTES,
    showTrails: (shown: boolean) => change({ trails: shown ? undefined : 'off' }),
    setTrailMinutes: (minutes: TrailMinutes) =>
      change({ trail: minutes === DEFAULT_TRAIL_MINUTES ? undefined : minutes }),
  }
}
