import * as z from 'zod'
import { TRACKER_ID } from '../../../shared/tracking/topics.ts'
import { FIRST_DAY, LAST_DAY } from '../../ui/dates/picker-bounds.ts'
import {
  isEmpty,
  oneOf,
  parseSearch,
  SearchDeviceId,
  SearchInstant,
  SearchText,
} from '../../ui/search-params.ts'
import { ignoredParam, ignoredParts } from '../../ui/text/ignored-parts.ts'
import { TRIP_SORTS } from './trips/sort-trips.ts'
import { PURPOSE_FILTERS } from './trips/trip-days.ts'

export const RANGE_MINUTES = [5, 10, 30, 60, 180, 360, 720, 1440, 2880, 10080] as const
export type RangeMinutes = (typeof RANGE_MINUTES)[number]
export const DEFAULT_RANGE: RangeMinutes = 60

export const PLAY_SPEEDS = [1, 2, 5, 10, 30, 60] as const
export type PlaySpeed = (typeof PLAY_SPEEDS)[number]
export const DEFAULT_SPEED: PlaySpeed = 10

/** In all-devices mode (specification 1.2). */
export const MAX_DEVICES = 10
const ID_SEPARATOR = ' '
/** The ids of a list of devices in the address. */
export const deviceIdsIn = (list: string): string[] => [...new Set(list.split(ID_SEPARATOR))]
export const deviceListOf = (deviceIds: readonly string[]) => deviceIds.join(ID_SEPARATOR)

const DeviceList = SearchText.refine((list) => {
  const deviceIds = deviceIdsIn(list)
  return deviceIds.length <= MAX_DEVICES && deviceIds.every((id) => TRACKER_ID.test(id))
})

const HISTORY_PARAMS = {
  schema: z.object({
    deviceId: SearchDeviceId.optional(),
    /** `all`, or the ids of up to ten. */
    devices: DeviceList.optional(),
    /** The last minutes. A day, or a start and an end, take precedence. */
    range: oneOf(RANGE_MINUTES).optional(),
    /** `YYYY-MM-DD` in the account's time zone. */
    day: z.iso
      .date()
      .refine((day) => day >= FIRST_DAY && day <= LAST_DAY)
      .optional(),
    /** Only both together. */
    from: SearchInstant.optional(),
    to: SearchInstant.optional(),
    /** The start of the selected trip or stop. */
    trip: SearchInstant.optional(),
    speed: oneOf(PLAY_SPEEDS).optional(),
    /** Whether the map follows the playback. */
    follow: z.enum(['on', 'off']).optional(),
    /** Whether the playback skips stops. */
    skip: z.enum(['on', 'off']).optional(),
    /** How the list of trips is sorted. */
    sort: z.enum(TRIP_SORTS).optional(),
    /** Which trips are listed by what they were for. */
    purpose: z.enum(PURPOSE_FILTERS).optional(),
    /** Whether geofences are on the map. */
    fences: z.enum(['on', 'off']).optional(),
    /** The current time of the playback. */
    at: SearchInstant.optional(),
  }),
  // The parameters of the range are ignored together, see below.
  parts: {
    deviceId: 'device',
    devices: 'device',
    range: null,
    day: null,
    from: null,
    to: null,
    trip: 'trip',
    speed: 'view',
    follow: 'view',
    skip: 'view',
    sort: 'view',
    purpose: 'view',
    fences: 'view',
    at: 'playback',
  },
} as const

/** The query of a link to the route history. Whatever is left out has its default. */
export type HistorySearch = z.infer<typeof HISTORY_PARAMS.schema> & { ignored?: string }

/** Parses the query of the route history. A range that is not valid as a whole is ignored as a whole. */
export function historySearch(query: Record<string, unknown>): HistorySearch {
  const search = parseSearch(HISTORY_PARAMS, query)
  if (hasRange(query, search)) return search
  const ignored = ignoredParam([...ignoredParts(search.ignored), 'range'])
  return { ...search, range: undefined, day: undefined, from: undefined, to: undefined, ignored }
}

/** Whether the first of the ranges that the query asks for is valid: the page shows that one. */
function hasRange(query: Record<string, unknown>, { range, day, from, to }: HistorySearch): boolean {
  if (!isEmpty(query.from) || !isEmpty(query.to)) return from !== undefined && to !== undefined && from < to
  if (!isEmpty(query.day)) return day !== undefined
  return isEmpty(query.range) || range !== undefined
}
