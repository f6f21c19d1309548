import * as z from 'zod'
import { route } from '../http/route.ts'

const getSummary = route({
  method: 'GET',
  path: '/vectra/reports/summary/{plate}',
  access: 'account',
  summary: 'How far (km) and how fast (km/h) a device of the account went in the last 12 hours, by its plate',
  query: z.object({ period: z.literal('last12h').default('last12h') }),
  reply: z.object({
    success: z.literal(true),
    report: z.object({
      summary: z.object({ maxSpeed: z.number().nullable(), totalDistance: z.number() }),
    }),
  }),
  refusals: [{ status: 404, code: 'not-found' }],
})

const Travel = z.object({
  distanceKm: z.number(),
  maxSpeedKmh: z.number().nullable(),
  averageSpeedKmh: z.number().nullable(),
  engineOnMinutes: z.number().int().nullable(),
})

const getDay = route({
  method: 'GET',
  path: '/vectra/reports/day',
  access: 'account',
  summary:
    'How each tracked device went in the last 24 hours and since the start of today, some devices at a time',
  query: z.object({
    /** Midnight where the caller is. */
    startOfToday: z.iso.datetime({ offset: true }),
    /** Where the answer before this one ended. */
    after: z.string().max(64).optional(),
  }),
  reply: z.object({
    devices: z.array(z.object({ deviceId: z.string(), last24Hours: Travel, today: Travel })),
    /** To be asked for as `after`; `null` at the end. */
    next: z.string().nullable(),
  }),
  refusals: [{ status: 400, code: 'not-today' }],
})

export const reporting = { getSummary, getDay }
