import { DEVICE_PROBLEMS } from '../../devices/device-problems.ts'
import { DEVICE_SORTS, type DeviceSort } from '../../devices/sort-devices.ts'
import { MAP_STYLES, type MapStyleName } from '../../map/map-style.ts'
import { searchParamText, withoutUndefined } from '../../ui/search-params.ts'

export const TRAIL_MINUTES = [10, 30, 60, 180, 360, 720, 1440, 2880, 10080] as const
export type TrailMinutes = (typeof TRAIL_MINUTES)[number]
export const DEFAULT_TRAIL_MINUTES: TrailMinutes = 60

const DEVICE_FILTERS = ['moving', 'online', 'offline', ...DEVICE_PROBLEMS] as const
/** Which devices the list and the map are filtered to. */
export type DeviceFilter = (typeof DEVICE_FILTERS)[number]

/** The query of a link to the live map. A parameter that is left out has its default. */
export type LiveSearch = {
  deviceId?: string
  style?: MapStyleName
  trail?: TrailMinutes
  trails?: 'off'
  panel?: 'hidden'
  /** The text in the search field. */
  q?: string
  show?: DeviceFilter
  tag?: string
  sort?: DeviceSort
}

/** Reads the query of the live map. Unknown parameters and values are left out. */
export function liveSearch(query: Record<string, unknown>): LiveSearch {
  return withoutUndefined({
    deviceId: searchParamText(query.deviceId),
    style: MAP_STYLES.find((name) => name === query.style),
    trail: TRAIL_MINUTES.find((minutes) => minutes === Number(query.trail)),
    trails: query.trails === 'off' ? query.trails : undefined,
    panel: query.panel === 'hidden' ? query.panel : undefined,
    q: searchParamText(query.q),
    show: DEVICE_FILTERS.find((name) => name === query.show),
    tag: searchParamText(query.tag),
    sort: DEVICE_SORTS.find((name) => name === query.sort),
  })
}
