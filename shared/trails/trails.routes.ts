import * as z from 'zod'
import { TimezoneOffset } from '../devices/devices.routes.ts'
import { Point } from '../geo/point.ts'
import { route } from '../http/route.ts'
import { TripNote } from '../logbook/trip-note.ts'
import { DAY_MS, MINUTE_MS } from '../time.ts'
import { SWITCHES } from '../tracking/on-board.ts'
import { IMPORTED_AT_ONCE_MAX, ImportedPosition, ImportReport } from './imported-position.ts'
import { localInstant } from './local-instant.ts'
import { TRAIL_COLUMNS_MEDIA_TYPE, TrailColumns } from './trail-columns.ts'

const DeviceId = z.string().min(1).max(64)
const Instant = z.iso.datetime({ offset: true })
const LocalTime = z.string().refine((text) => localInstant(text, 0) !== null, 'invalid-date')

const TrailPoint = z.object({
  latitude: z.number(),
  longitude: z.number(),
  timestamp: z.iso.datetime(),
  speed: z.number().nullable(),
  heading: z.number().nullable(),
  mileage: z.number().nullable(),
  altitude: z.number().nullable(),
  statusDescription: z.string().nullable(),
  deviceName: z.string(),
})
export type TrailPoint = z.infer<typeof TrailPoint>

/** A longer range would time out; clients request it month by month. */
export const MAX_RANGE_MS = 366 * DAY_MS
const MAX_TRAIL_MINUTES = MAX_RANGE_MS / MINUTE_MS
const RANGE_TOO_LONG = { status: 400, code: 'range-too-long' } as const
const TOO_MANY_POINTS = { status: 413, code: 'too-many-points' } as const
const TRAIL_REFUSALS = [
  { status: 404, code: 'not-found' },
  RANGE_TOO_LONG,
  TOO_MANY_POINTS,
  { status: 413, code: 'answer-too-large' },
] as const

const getTrail = route({
  method: 'POST',
  path: '/vectra/device/trail',
  access: 'account',
  permission: 'devices:read',
  summary: 'The trail of a device, for the last minutes or between two times, both included',
  body: z
    .object({
      deviceId: DeviceId,
      minutes: z.number().positive().max(MAX_TRAIL_MINUTES).optional(),
      startTime: Instant.optional(),
      endTime: Instant.optional(),
    })
    .refine((body) => body.minutes !== undefined || body.startTime !== undefined, {
      path: ['minutes'],
      message: 'required',
    })
    .refine(
      ({ startTime, endTime }) => !startTime || !endTime || Date.parse(startTime) <= Date.parse(endTime),
      {
        path: ['endTime'],
        message: 'end-before-start',
      },
    ),
  reply: z.object({
    success: z.literal(true),
    device: z.object({ deviceId: z.string(), deviceName: z.string() }),
    trail: z.array(TrailPoint),
    mostRecentPoint: TrailPoint.nullable(),
  }),
  alternative: { mediaType: TRAIL_COLUMNS_MEDIA_TYPE, reply: TrailColumns },
  refusals: TRAIL_REFUSALS,
})

const getHistory = route({
  method: 'POST',
  path: '/vectra/device/history',
  access: 'account',
  permission: 'devices:read',
  summary: 'The trail in the legacy format; dates without a zone use timezoneOffset',
  body: z.object({
    vehiclePlate: z.string().min(1).max(100),
    startDate: LocalTime,
    endDate: LocalTime,
    timezoneOffset: TimezoneOffset.default(0),
  }),
  reply: z.object({
    code: z.number().int(),
    data: z.object({
      history: z.array(
        z.object({
          GPSTime: z.iso.datetime(),
          Latitude: z.number(),
          Longitude: z.number(),
          Speed: z.number(),
          ACC: z.boolean().nullable(),
        }),
      ),
      parsedStatus: z.record(z.string(), z.unknown()),
    }),
    errMsg: z.string().nullable(),
  }),
  refusals: TRAIL_REFUSALS,
})

/** A place, and where it lies from the nearest town: `bearing` is the direction from the town in degrees. */
const Place = Point.extend({
  name: z.string().nullable(),
  distanceKm: z.number().nullable(),
  bearing: z.number().nullable(),
})

const listTrips = route({
  method: 'GET',
  path: '/vectra/devices/{id}/trips',
  access: 'account',
  permission: 'devices:read',
  summary: 'The trips and stops that overlap the range, each in full',
  query: z
    .object({ from: Instant, to: Instant })
    .refine(({ from, to }) => Date.parse(from) <= Date.parse(to), {
      path: ['to'],
      message: 'end-before-start',
    }),
  reply: z.object({
    trips: z.array(
      z.object({
        start: z.iso.datetime(),
        end: z.iso.datetime().nullable(),
        distanceKm: z.number(),
        maxSpeedKmh: z.number().nullable(),
        averageSpeedKmh: z.number().nullable(),
        /** `null` of a private trip. */
        from: Place.nullable(),
        to: Place.nullable(),
        logbook: TripNote.omit({ deviceId: true }).nullable(),
      }),
    ),
    stops: z.array(
      z.object({
        start: z.iso.datetime(),
        end: z.iso.datetime().nullable(),
        /** `null` between private trips. */
        place: Place.nullable(),
        idleMinutes: z.number().nullable(),
      }),
    ),
  }),
  refusals: [{ status: 404, code: 'not-found' }, RANGE_TOO_LONG, TOO_MANY_POINTS],
})

const importPositions = route({
  method: 'POST',
  path: '/vectra/devices/{id}/positions',
  access: 'account',
  permission: 'devices:manage',
  summary: 'Adds past positions to the trail of a device; they raise no events',
  body: z.object({ positions: z.array(ImportedPosition).min(1).max(IMPORTED_AT_ONCE_MAX) }),
  reply: ImportReport,
  refusals: [{ status: 404, code: 'not-found' }],
})

const TimeSpan = z.object({ from: z.iso.datetime(), to: z.iso.datetime() })

const getOnBoard = route({
  method: 'GET',
  path: '/vectra/devices/{id}/on-board',
  access: 'account',
  permission: 'devices:read',
  summary: 'The bilge pump, high water, shore power, batteries, depth and tanks of a boat in the last day',
  reply: z.object({
    batteries: z.array(
      z.object({
        name: z.string(),
        /** When it reaches 11.8 V if it goes on like this, or since when it is there; `null` without a forecast. */
        emptyAt: z.iso.datetime().nullable(),
        voltages: z.array(z.object({ at: z.iso.datetime(), volts: z.number() })),
      }),
    ),
    depths: z.array(z.object({ at: z.iso.datetime(), depthM: z.number() })),
    tanks: z.array(
      z.object({
        name: z.string(),
        /** How full it is, 0 to 1. */
        levels: z.array(z.object({ at: z.iso.datetime(), share: z.number() })),
      }),
    ),
    /** When each reading was true and false; at other times it is not known. */
    switches: z.array(z.object({ reading: z.enum(SWITCHES), on: z.array(TimeSpan), off: z.array(TimeSpan) })),
  }),
  refusals: [{ status: 404, code: 'not-found' }, TOO_MANY_POINTS],
})

export const trails = { getTrail, getHistory, listTrips, getOnBoard, importPositions }
