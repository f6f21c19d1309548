import * as z from 'zod'
import { route } from '../http/route.ts'

const HOURS_MAX = 31 * 24
/** Clients with more devices split the request. */
const ALERT_DEVICES_MAX = 5_000

const listRecentAlerts = route({
  method: 'POST',
  path: '/vectra/alerts',
  access: 'account',
  summary: 'The alerts of some devices in the last hours',
  body: z.strictObject({
    deviceIds: z.array(z.string().min(1).max(64)).max(ALERT_DEVICES_MAX),
    hours: z.number().positive().max(HOURS_MAX),
  }),
  reply: z.object({
    success: z.literal(true),
    /** Empty until there are alert rules, which will define its fields. */
    alerts: z.array(z.unknown()),
  }),
  refusals: [{ status: 404, code: 'not-found' }],
})

export const alerts = { listRecentAlerts }
