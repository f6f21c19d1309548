import * as z from 'zod'
import { route } from '../http/route.ts'

const HOURS_MAX = 31 * 24
/** Of a larger fleet a caller asks in parts. */
export const ALERT_DEVICES_MAX = 5_000

const listRecentAlerts = route({
  method: 'POST',
  path: '/vectra/alerts',
  access: 'account',
  summary: 'Alerts of the last hours of some devices of the account',
  body: z.strictObject({
    deviceIds: z.array(z.string().min(1).max(64)).max(ALERT_DEVICES_MAX),
    hours: z.number().positive().max(HOURS_MAX),
  }),
  reply: z.object({
    success: z.literal(true),
    /** Nothing raises alerts before there are rules; their fields come with those. */
    alerts: z.array(z.unknown()),
  }),
  refusals: [{ status: 404, code: 'not-found' }],
})

export const alerts = { listRecentAlerts }
