import { saidOnly, searchWords } from '../../ui/search-words.ts'

export const TRAIL_MINUTES = [10, 30, 60, 180, 360, 720, 1440, 2880, 10080] as const
export type TrailMinutes = (typeof TRAIL_MINUTES)[number]
export const DEFAULT_TRAIL_MINUTES: TrailMinutes = 60

/** In the order in which they follow each other. */
export const MAP_STYLES = ['dark', 'satellite', 'streets'] as const
export type MapStyleName = (typeof MAP_STYLES)[number]

export const DEVICE_FILTERS = ['moving', 'offline'] as const
/** Which devices a list and map are narrowed to. */
export type DeviceFilter = (typeof DEVICE_FILTERS)[number]

/** The first is the order without a choice. */
export const SORTS = ['name', 'heard'] as const
export type DeviceSort = (typeof SORTS)[number]

/** What a link to the live map says. What is left out is as the page begins. */
export type LiveSearch = {
  deviceId?: string
  style?: MapStyleName
  trail?: TrailMinutes
  trails?: 'off'
  panel?: 'hidden'
  /** The text searched for. */
  q?: string
  show?: DeviceFilter
  tag?: string
  sort?: DeviceSort
}

/** Reads the query of the live map; what it does not know is left out. */
export function liveSearch(query: Record<string, unknown>): LiveSearch {
  return saidOnly({
    deviceId: searchWords(query.deviceId),
    style: MAP_STYLES.find((name) => name === query.style),
    trail: TRAIL_MINUTES.find((minutes) => minutes === Number(query.trail)),
    trails: query.trails === 'off' ? query.trails : undefined,
    panel: query.panel === 'hidden' ? query.panel : undefined,
    q: searchWords(query.q),
    show: DEVICE_FILTERS.find((name) => name === query.show),
    tag: searchWords(query.tag),
    sort: SORTS.find((name) => name === query.sort),
  })
}
