import { maintenance as routes } from '../../../shared/maintenance/maintenance.routes.ts'
import { DAY_MS, toIso } from '../../../shared/time.ts'
import type { Account } from '../accounts/account.ts'

/** The body of a new oil change every 5,000 km or 12 months, last done a day ago at 1,000 km. */
export const aMaintenanceBody = (deviceId: string) => ({
  deviceId,
  name: 'Oil change',
  everyKm: 5_000,
  everyMonths: 12,
  lastDone: { at: toIso(Date.now() - DAY_MS), odometerKm: 1_000 },
})

/** A maintenance interval of a device of the account. `more` overrides or adds body fields. */
export async function aMaintenance(
  account: Pick<Account, 'call'>,
  deviceId: string,
  more: Record<string, unknown> = {},
) {
  const created = await account.call('POST', '/vectra/maintenance', {
    ...aMaintenanceBody(deviceId),
    ...more,
  })
  if (created.status !== 201) throw new Error(`Creating the maintenance interval failed: ${created.text}`)
  return routes.createMaintenance.reply.parse(created.body).maintenance
}

/** An interval of a device, and when it was last done. */
export async function maintenanceIds(account: Pick<Account, 'call'>, deviceId: string) {
  const { id, done } = await aMaintenance(account, deviceId)
  return { id, doneAt: done[0]?.at ?? '' }
}
