import { expect } from 'vitest'
import { DAY_MS, toIso } from '../../../shared/time.ts'
import { deviceOf } from '../tracking/tracker.ts'
import type { Account } from './account.ts'

const WEEK_AGO = toIso(Date.now() - 7 * DAY_MS)
const TOMORROW = toIso(Date.now() + DAY_MS)

/** Everything that an account can read about itself and a device, without freshness, which changes with time. */
export async function everythingOf(account: Account, deviceId: string): Promise<unknown> {
  const device = await deviceOf(account, deviceId)
  const devicePath = `/vectra/devices/${deviceId}`
  const replies = await Promise.all([
    account.call('GET', '/vectra/preferences'),
    account.call('GET', '/vectra/subscription-status'),
    account.call('GET', '/vectra/subscriptions'),
    account.call('GET', '/vectra/orders'),
    account.call('GET', '/vectra/billing'),
    account.call('GET', '/vectra/shares'),
    account.call('GET', '/vectra/account/history'),
    account.call('GET', '/vectra/gateways'),
    account.call('GET', '/geofences'),
    account.call('GET', '/geofences/events'),
    account.call('GET', '/vectra/maintenance'),
    account.call('GET', '/vectra/members'),
    account.call('GET', '/vectra/keys'),
    account.call('GET', `/vectra/device/${deviceId}/logbook?from=${WEEK_AGO}&to=${TOMORROW}`),
    account.call('GET', '/vectra/alerts'),
    account.call('GET', '/vectra/events'),
    account.call('GET', '/reporting/notification-rules'),
    account.call('GET', '/reporting/notification-analytics'),
    account.call('GET', '/reporting/schedules'),
    account.call('GET', '/devices'),
    account.call('GET', `${devicePath}/commands`),
    account.call('GET', `${devicePath}/diagnostics`),
    account.call('GET', `${devicePath}/trips?from=${WEEK_AGO}&to=${TOMORROW}`),
    account.call('POST', '/vectra/device/trail', { deviceId, minutes: 60 }),
  ])
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
  const tracking = { ...device.tracking, freshness: null }
  return [{ ...device, tracking }, ...replies.map(({ body }) => body)]
}
