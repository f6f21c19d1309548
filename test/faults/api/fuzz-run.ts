import { randomUUID } from 'node:crypto'
import { aCertificate } from '../../make/a-certificate.ts'
import { type Account, anAccount } from '../../make/accounts/account.ts'
import { memberIds } from '../../make/accounts/members.ts'
import { type FuzzReport, fuzzApi } from '../../make/api/fuzz-api.ts'
import type { OwnedIds } from '../../make/api/valid-calls.ts'
import { gatewayIds } from '../../make/gateways/gateway.ts'
import { aGeofence } from '../../make/geofences/geofence.ts'
import { startLocalProcess } from '../../make/local/local-process.ts'
import { maintenanceIds } from '../../make/maintenance/maintenance.ts'
import { type NotificationIds, notificationIds } from '../../make/notify/notification-ids.ts'
import { aSchedule } from '../../make/reports/a-schedule.ts'
import { aReport } from '../../make/reports/generated-reports.ts'
import { reportIds } from '../../make/reports/report-ids.ts'
import { aNotificationRule, anAlert } from '../../make/rules/rule.ts'
import { aShare } from '../../make/share.ts'
import { subscriptionIds } from '../../make/subscriptions/subscription-ids.ts'
import { aTracker } from '../../make/tracking/tracker.ts'

/** `isNeighbourIntact`: afterwards the API still lists the other account's device. */
type NeighbourReport = FuzzReport & { isNeighbourIntact: boolean }

/** Sends every route hostile requests as `caller`, some with ids of another account, whose data must not leak. */
export async function fuzzBesideNeighbour(
  url: string,
  { accessToken, owned }: Pick<Account, 'accessToken'> & { owned: OwnedIds },
  { cases, seed }: { cases: number; seed: number },
): Promise<NeighbourReport> {
  const canary = `CANARY-${randomUUID()}`
  const neighbour = await anAccount(url)
  const plate = `${canary} plate`
  const { trackerId } = await aTracker(neighbour, { deviceName: canary, vehicleNum: plate })
  // the id replaces the token and the number, since showing the device is what valid ones are for
  const share = { ...(await aShare(neighbour, trackerId)), token: trackerId }
  const { geofenceId } = await aGeofence(neighbour, { name: canary })
  const { id: alertId } = await anAlert(neighbour, { name: canary })
  const { id: notificationRuleId } = await aNotificationRule(neighbour, { name: canary })
  const report = await fuzzApi({
    apiUrl: `${url}/api`,
    authorization: `Bearer ${accessToken}`,
    owned,
    foreign: {
      trackerId,
      spareTrackerId: trackerId,
      plate,
      share,
      geofenceId,
      gateway: await gatewayIds(neighbour, canary),
      alertId,
      notificationRuleId,
      notifications: foreignIds(trackerId),
      subscriptions: await subscriptionIds(neighbour),
      certificateNumber: trackerId,
      reportId: (await aReport(neighbour)).id,
      members: {
        memberId: trackerId,
        personId: trackerId,
        keyId: trackerId,
        token: trackerId,
        handOverToken: trackerId,
        accountId: trackerId,
      },
      maintenance: await maintenanceIds(neighbour, trackerId),
      reportToken: trackerId,
      scheduleId: (await aSchedule(neighbour, { name: canary })).id,
    },
    canary,
    cases,
    seed,
  })
  const { text } = await neighbour.call('GET', '/vectra/devices')
  return { ...report, isNeighbourIntact: text.includes(canary) }
}

/** The id of another account in every place. */
const foreignIds = (id: string): NotificationIds => ({
  email: id,
  phone: id,
  phoneCode: id,
  browserId: id,
  recipientToken: id,
  snoozeToken: id,
})

/** The same on a fresh local run. */
export async function fuzzRun(cases: number, seed: number): Promise<NeighbourReport> {
  const run = await startLocalProcess({ options: ['--fresh'] })
  try {
    const account = await anAccount(run.url)
    const { trackerId } = await aTracker(account)
    const owned = {
      trackerId,
      plate: trackerId,
      share: await aShare(account, trackerId),
      geofenceId: (await aGeofence(account)).geofenceId,
      gateway: await gatewayIds(account, trackerId),
      notifications: await notificationIds(account, run),
      alertId: (await anAlert(account)).id,
      notificationRuleId: (await aNotificationRule(account)).id,
      subscriptions: await subscriptionIds(account),
      certificateNumber: await aCertificate(account),
      members: await memberIds(account, run.url),
      maintenance: await maintenanceIds(account, trackerId),
      ...(await reportIds(account, run.dataFolder)),
      spareTrackerId: (await aTracker(account)).trackerId,
    }
    return await fuzzBesideNeighbour(run.url, { ...account, owned }, { cases, seed })
  } finally {
    await run.stop()
  }
}
