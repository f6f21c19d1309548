import { devices } from '../../../shared/devices/devices.routes.ts'
import { DAY_MS, MINUTE_MS, toIso } from '../../../shared/time.ts'
import { trails } from '../../../shared/trails/trails.routes.ts'
import type { Account } from '../accounts/account.ts'

type Caller = Pick<Account, 'call'>

const THREE_DAYS_MS = 3 * DAY_MS

export async function diagnosticsOf(account: Caller, deviceId: string) {
  const { body } = await account.call('GET', `/vectra/devices/${deviceId}/diagnostics`)
  return devices.getDiagnostics.reply.strict().parse(body)
}

/** The trail of the last three days, or of the last `minutes`. */
export async function trailOf(account: Caller, deviceId: string, minutes = THREE_DAYS_MS / MINUTE_MS) {
  const { body } = await account.call('POST', '/vectra/device/trail', { deviceId, minutes })
  return trails.getTrail.reply.parse(body).trail
}

/** The trips and stops of the last three days, or since `from` (epoch milliseconds). */
export async function tripsOf(account: Caller, deviceId: string, from = Date.now() - THREE_DAYS_MS) {
  const range = `from=${toIso(from)}&to=${toIso(Date.now())}`
  const { body } = await account.call('GET', `/vectra/devices/${deviceId}/trips?${range}`)
  return trails.listTrips.reply.parse(body)
}
