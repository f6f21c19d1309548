import * as z from 'zod'
import { DEVICE_PROBLEMS } from '../../devices/device-problems.ts'
import { DEVICE_SORTS } from '../../devices/sort-devices.ts'
import { MAP_STYLES } from '../../map/map-style.ts'
import { oneOf, parseSearch, SearchDeviceId, SearchText } from '../../ui/search-params.ts'

export const TRAIL_MINUTES = [10, 30, 60, 180, 360, 720, 1440, 2880, 10080] as const
export type TrailMinutes = (typeof TRAIL_MINUTES)[number]
export const DEFAULT_TRAIL_MINUTES: TrailMinutes = 60

const DEVICE_FILTERS = ['moving', 'online', 'offline', ...DEVICE_PROBLEMS] as const
/** Which devices the list and the map are filtered to. */
export type DeviceFilter = (typeof DEVICE_FILTERS)[number]

const LIVE_PARAMS = {
  schema: z.object({
    deviceId: SearchDeviceId.optional(),
    style: z.enum(MAP_STYLES).optional(),
    trail: oneOf(TRAIL_MINUTES).optional(),
    trails: z.enum(['on', 'off']).optional(),
    panel: z.enum(['shown', 'hidden']).optional(),
    /** Whether geofences are on the map. */
    fences: z.enum(['on', 'off']).optional(),
    /** Whether seamarks are on the map. */
    seamarks: z.enum(['on', 'off']).optional(),
    /** The text in the search field. */
    q: SearchText.optional(),
    show: z.enum(DEVICE_FILTERS).optional(),
    tag: SearchText.optional(),
    sort: z.enum(DEVICE_SORTS).optional(),
  }),
  parts: {
    deviceId: 'device',
    style: 'view',
    trail: 'view',
    trails: 'view',
    panel: 'view',
    fences: 'view',
    seamarks: 'view',
    q: 'filter',
    show: 'filter',
    tag: 'filter',
    sort: 'view',
  },
} as const

/** The query of a link to the live map. A parameter that is left out has its default. */
export type LiveSearch = z.infer<typeof LIVE_PARAMS.schema> & { ignored?: string }

/** Parses the query of the live map. */
export const liveSearch = (query: Record<string, unknown>): LiveSearch => parseSearch(LIVE_PARAMS, query)
