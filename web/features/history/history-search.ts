import { dayRange } from '../../../shared/trails/day-range.ts'
import { searchParamText, withoutUndefined } from '../../ui/search-params.ts'

export const RANGE_MINUTES = [5, 10, 30, 60, 180, 360, 720, 1440, 2880, 10080] as const
export type RangeMinutes = (typeof RANGE_MINUTES)[number]
export const DEFAULT_RANGE: RangeMinutes = 60

export const PLAY_SPEEDS = [1, 2, 5, 10, 30, 60] as const
export type PlaySpeed = (typeof PLAY_SPEEDS)[number]
export const DEFAULT_SPEED: PlaySpeed = 10

/** The query of a link to the route history. Whatever is left out has its default. */
export type HistorySearch = {
  deviceId?: string
  devices?: 'all'
  /** The last minutes. A day, or a start and an end, take precedence. */
  range?: RangeMinutes
  /** `YYYY-MM-DD` in the account's time zone. */
  day?: string
  /** ISO times; only both together. */
  from?: string
  to?: string
  /** The start of the selected trip or stop. */
  trip?: string
  speed?: PlaySpeed
  /** The map follows the playback. */
  follow?: 'on'
  /** The playback does not skip stops. */
  skip?: 'off'
  /** The current time of the playback. */
  at?: string
}

/** Parses the query of the route history. Unknown and invalid values are left out. */
export function historySearch(query: Record<string, unknown>): HistorySearch {
  const [from, to] = [instant(query.from), instant(query.to)]
  const span = from !== undefined && to !== undefined && from < to ? { from, to } : {}
  return withoutUndefined({
    deviceId: searchParamText(query.deviceId),
    devices: query.devices === 'all' ? query.devices : undefined,
    range: RANGE_MINUTES.find((minutes) => minutes === Number(query.range)),
    day: typeof query.day === 'string' && dayRange(query.day, 'UTC') ? query.day : undefined,
    ...span,
    trip: instant(query.trip),
    speed: PLAY_SPEEDS.find((speed) => speed === Number(query.speed)),
    follow: query.follow === 'on' ? query.follow : undefined,
    skip: query.skip === 'off' ? query.skip : undefined,
    at: instant(query.at),
  })
}

/** Normalizes a time to ISO UTC, so that two of them compare as strings. */
function instant(value: unknown): string | undefined {
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(at) ? undefined : new Date(at).toISOString()
}
