import * as z from 'zod'
import { route } from '../http/route.ts'
import { generatedReports, reportSchedules } from '../reports/reports.routes.ts'
import { notificationRules } from './notification-rules.routes.ts'

const getSummary = route({
  method: 'GET',
  path: '/vectra/reports/summary/{plate}',
  access: 'account',
  permission: 'devices:read',
  summary: 'Distance (km) and top speed (km/h) of a device in the last 12 hours, by its plate',
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
  permission: 'devices:read',
  summary: 'Distance, speeds and engine time of each tracked device, last 24 hours and today, in pages',
  query: z.object({
    /** Midnight in the caller's time zone. */
    startOfToday: z.iso.datetime({ offset: true }),
    /** The `next` of the previous page. */
    after: z.string().max(64).optional(),
  }),
  reply: z.object({
    devices: z.array(z.object({ deviceId: z.string(), last24Hours: Travel, today: Travel })),
    /** The `after` of the next page; `null` on the last one. */
    next: z.string().nullable(),
  }),
  refusals: [{ status: 400, code: 'not-today' }],
})

export const reporting = { getSummary, getDay, ...notificationRules, ...generatedReports, ...reportSchedules }
