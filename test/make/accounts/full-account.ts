import { inject } from 'vitest'
import { MINUTE_MS, toIso } from '../../../shared/time.ts'
import { aCertificate } from '../a-certificate.ts'
import type { OwnedIds } from '../api/valid-calls.ts'
import { gatewayIds } from '../gateways/gateway.ts'
import { aGeofence } from '../geofences/geofence.ts'
import { maintenanceIds } from '../maintenance/maintenance.ts'
import { notificationIds } from '../notify/notification-ids.ts'
import { reportIds } from '../reports/report-ids.ts'
import { aNotificationRule, anAlert } from '../rules/rule.ts'
import { aShare } from '../share.ts'
import { subscriptionIds } from '../subscriptions/subscription-ids.ts'
import { aTracker, aTrackerId, publishAs } from '../tracking/tracker.ts'
import { anAccount, localUrl } from './account.ts'
import { memberIds } from './members.ts'

/** An account with a shared device and a geofence whose replies have every optional field filled in. */
export async function aFullAccount({ joinsAnother = true } = {}) {
  const account = await anAccount()
  const plate = `FL ${aTrackerId()}`
  const tracker = await aTracker(account, { deviceName: 'Sea Ray', vehicleNum: plate, customIcon: 'anchor' })
  await account.call('PUT', `/vectra/device/${tracker.trackerId}`, {
    deviceName: 'Sea Ray',
    deviceType: 'boat',
    tags: ['marina'],
  })
  const { geofenceId } = await aGeofence(account)
  const now = Date.now()
  const drive = Array.from({ length: 40 }, (_, minute) => ({
    time: toIso(now - (40 - minute) * MINUTE_MS),
    lat: 26.1 + Math.min(minute, 20) * 0.004,
    lng: -80.1,
    speedKmh: minute < 20 ? 27 : 0,
    course: 0,
    altitudeM: 3,
    accuracyM: 5,
    satellites: 11,
    hdop: 0.9,
    ignition: minute < 20,
    batteryVolts: 12.7,
    cellular: 24,
    odometerKm: 1204.5 + minute,
    engineHours: 88.2,
    relayCut: false,
    reportIntervalSeconds: 60,
    statusText: 'ACC_ON; Main voltage 12.7V',
  }))
  await publishAs(tracker, drive, 'not JSON')
  await account.call('PUT', `/vectra/device/${tracker.trackerId}/logbook`, {
    start: toIso(now),
    purpose: 'business',
    note: 'Client visit',
  })
  const owned: OwnedIds = {
    trackerId: tracker.trackerId,
    plate,
    gateway: await gatewayIds(account, plate),
    share: await aShare(account, tracker.trackerId),
    geofenceId,
    notifications: await notificationIds(account, { url: localUrl(), dataFolder: inject('dataFolder') }),
    alertId: (await anAlert(account)).id,
    notificationRuleId: (await aNotificationRule(account)).id,
    subscriptions: await subscriptionIds(account),
    certificateNumber: await aCertificate(account),
    members: await memberIds(account, undefined, joinsAnother),
    maintenance: await maintenanceIds(account, tracker.trackerId),
    ...(await reportIds(account, inject('dataFolder'))),
    spareTrackerId: (await aTracker(account)).trackerId,
  }
  return { account, owned, tracker }
}
