import { randomUUID } from 'node:crypto'
import { type RouteSpec, routeKey } from '../../../shared/http/route.ts'
import { DAY_MS, toIso } from '../../../shared/time.ts'
import type { MemberIds } from '../accounts/members.ts'
import { aGeofenceBody } from '../geofences/geofence.ts'
import { aMaintenanceBody } from '../maintenance/maintenance.ts'
import { aPushSubscription } from '../notify/a-push-subscription.ts'
import type { NotificationIds } from '../notify/notification-ids.ts'
import { aScheduleBody } from '../reports/a-schedule.ts'
import { aNotificationRuleBody, anAlertBody } from '../rules/rule.ts'
import { aPurchaseBody, aSignupBody } from '../subscriptions/a-purchase-body.ts'
import { aTrackerId } from '../tracking/tracker.ts'

/** Ids that exist in the caller's account. */
export type OwnedIds = {
  trackerId: string
  /** A device that no other call needs. */
  spareTrackerId: string
  plate: string
  share: { shareId: string; token: string }
  geofenceId: string
  /** A gateway, and a unit of it that waits. */
  gateway: { gatewayId: string; unitId: string }
  notifications: NotificationIds
  alertId: string
  notificationRuleId: string
  subscriptions: SubscriptionIds
  certificateNumber: string
  reportId: string
  /** An interval, and when it was last done. */
  maintenance: { id: string; doneAt: string }
  members: MemberIds
  /** The token of a message with a report. */
  reportToken: string
  scheduleId: string
}

/** The subscription of the tracker, one without a device, a monthly one that was bought, and what paid for that. */
export type SubscriptionIds = {
  ofTracker: string
  free: string
  monthly: string
  cardId: string
  invoiceId: string
}

export type Call = { method: string; path: string; body?: unknown }

type CallFields = { path?: Record<string, string>; query?: Record<string, string>; body?: unknown }

const ofRecipient = ({ notifications }: OwnedIds) => ({ path: { token: notifications.recipientToken } })
const ofPhone = ({ notifications: { phone } }: OwnedIds) => ({
  body: { phone, email: 'ignored@example.com', name: 'Ignored' },
})

/** The query and body of a valid call of each route that needs more than the ids in its path. */
const validFields: Record<string, (owned: OwnedIds) => CallFields> = {
  'GET /vectra/devices': () => ({ query: { timezoneOffset: '300' } }),
  'PUT /vectra/devices/shown': ({ trackerId }) => ({
    body: { viewId: '0123456789abcdef', deviceIds: [trackerId] },
  }),
  'GET /vectra/audit': ({ trackerId }) => ({ query: { deviceId: trackerId, ...lastWeek('from', 'to') } }),
  'POST /vectra/members': () => ({
    body: { email: `${randomUUID()}@example.com`, role: 'operator', tags: ['marina'], grants: ['relay'] },
  }),
  'PUT /vectra/members/{memberId}': ({ members }) => ({
    path: { memberId: members.memberId },
    body: { role: 'manager', endsAt: toIso(Date.now() + DAY_MS) },
  }),
  'DELETE /vectra/members/{memberId}': ({ members }) => ({ path: { memberId: members.memberId } }),
  'POST /vectra/keys': () => ({ body: { name: 'Another program', role: 'viewer' } }),
  'DELETE /vectra/keys/{keyId}': ({ members }) => ({ path: { keyId: members.keyId } }),
  'DELETE /vectra/memberships/{accountId}': ({ members }) => ({ path: { accountId: members.accountId } }),
  'PUT /vectra/account/support-access': () => ({ body: { allowed: false } }),
  'POST /vectra/account/hand-over': ({ members }) => ({ body: { memberId: members.personId } }),
  'GET /vectra/hand-overs/{token}': ({ members }) => ({ path: { token: members.handOverToken } }),
  'POST /vectra/hand-overs/{token}/confirm': ({ members }) => ({ path: { token: members.handOverToken } }),
  'GET /vectra/invitations/{token}': ({ members }) => ({ path: { token: members.token } }),
  'POST /vectra/invitations/{token}/accept': ({ members }) => ({ path: { token: members.token } }),
  'POST /vectra/devices/{id}/positions': ({ trackerId }) => ({
    path: { id: trackerId },
    body: { positions: [{ time: toIso(Date.now() - 30 * DAY_MS), lat: 48.2, lng: 16.37 }] },
  }),
  'POST /vectra/devices': () => ({
    body: {
      vectraDeviceId: aTrackerId(),
      deviceName: 'Tender',
      deviceType: 'boat',
      vehicleNum: `FL ${aTrackerId()}`,
      customIcon: 'anchor',
      testingMode: true,
    },
  }),
  'PUT /vectra/device/{id}': () => ({
    body: { deviceName: 'Sea Ray', deviceType: 'boat', tags: ['marina', 'north'] },
  }),
  'POST /vectra/account/delete-request': () => ({
    body: { reason: 'I sold the boat', userEmail: 'ignored@example.com' },
  }),
  'GET /vectra/public/certificates/{number}': ({ certificateNumber }) => ({
    path: { number: certificateNumber },
  }),
  'DELETE /vectra/device/{id}': ({ spareTrackerId }) => ({ path: { id: spareTrackerId } }),
  'POST /vectra/events/undelivered/seen': () => ({ body: { eventIds: ['an-event'] } }),
  'PUT /vectra/preferences': () => ({
    body: { units: 'km', notifications: { sms: true }, 'notifications.email': false },
  }),
  'POST /vectra/alerts': ({ trackerId }) => ({ body: { ...anAlertBody(), deviceId: trackerId } }),
  'PUT /vectra/alerts/{id}': ({ alertId }) => ({ path: { id: alertId }, body: anAlertBody() }),
  'PATCH /vectra/alerts/{id}': ({ alertId }) => ({ path: { id: alertId }, body: { enabled: false } }),
  'DELETE /vectra/alerts/{id}': ({ alertId }) => ({ path: { id: alertId } }),
  'GET /vectra/alerts/{id}/explain': ({ trackerId, alertId }) => ({
    path: { id: alertId },
    query: { deviceId: trackerId, at: toIso(Date.now()) },
  }),
  'POST /vectra/alerts/rehearse': ({ trackerId }) => ({
    body: { rule: anAlertBody(), deviceIds: [trackerId], ...lastWeek('from', 'to') },
  }),
  'GET /vectra/alerts/events': ({ trackerId, alertId }) => ({
    query: { deviceId: trackerId, ruleId: alertId, ...lastWeek('from', 'to') },
  }),
  'GET /vectra/events': ({ trackerId }) => ({ query: { deviceId: trackerId, ...lastWeek('from', 'to') } }),
  'POST /reporting/notification-rules': () => ({ body: aNotificationRuleBody() }),
  'PUT /reporting/notification-rules/{id}': ({ notificationRuleId }) => ({
    path: { id: notificationRuleId },
    body: { enabled: false },
  }),
  'DELETE /reporting/notification-rules/{id}': ({ notificationRuleId }) => ({
    path: { id: notificationRuleId },
  }),
  'POST /reporting/notification-rules/{id}/test': ({ notificationRuleId }) => ({
    path: { id: notificationRuleId },
  }),
  'POST /reporting/generate': ({ trackerId, geofenceId }) => ({
    body: {
      reportType: 'fleet_status',
      format: 'json',
      filters: { devices: [trackerId], geofences: [geofenceId], dateRange: { preset: 'thisWeek' } },
      timezone: 'America/New_York',
    },
  }),
  'POST /reporting/generated/{id}/run': ({ reportId }) => ({ path: { id: reportId } }),
  'GET /vectra/public/reports/{token}': ({ reportToken }) => ({ path: { token: reportToken } }),
  'POST /reporting/schedules': ({ trackerId, geofenceId }) => ({
    body: aScheduleBody({ filters: { devices: [trackerId], geofences: [geofenceId] } }),
  }),
  'PUT /reporting/schedules/{id}': ({ scheduleId }) => ({
    path: { id: scheduleId },
    body: { enabled: false },
  }),
  'DELETE /reporting/schedules/{id}': ({ scheduleId }) => ({ path: { id: scheduleId } }),
  'POST /reporting/schedules/{id}/run': ({ scheduleId }) => ({ path: { id: scheduleId } }),
  'POST /vectra/subscription/{id}/assign': ({ trackerId, subscriptions }) => ({
    path: { id: subscriptions.ofTracker },
    body: { deviceId: trackerId, deviceName: 'Sea Ray' },
  }),
  'POST /vectra/subscription/{id}/unassign': ({ subscriptions }) => ({ path: { id: subscriptions.free } }),
  // the subscription without a device, so that the device of other calls stays tracked
  'POST /vectra/subscription/{id}/cancel': ({ subscriptions }) => ({ path: { id: subscriptions.free } }),
  'POST /vectra/subscription/{id}/cancel-at-period-end': ({ subscriptions }) => ({
    path: { id: subscriptions.free },
  }),
  'POST /vectra/create-subscription': () => ({ body: aPurchaseBody() }),
  'POST /vectra/payment-method/add': () => ({ body: { paymentMethodId: 'pm_card_visa' } }),
  'DELETE /vectra/payment-method/{id}': ({ subscriptions }) => ({ path: { id: subscriptions.cardId } }),
  'PUT /vectra/payment-method/{id}/default': ({ subscriptions }) => ({ path: { id: subscriptions.cardId } }),
  'POST /vectra/invoices/{id}/pay': ({ subscriptions }) => ({
    path: { id: subscriptions.invoiceId },
    body: {},
  }),
  'GET /vectra/subscription/{id}/annual-preview': ({ subscriptions }) => ({
    path: { id: subscriptions.monthly },
  }),
  'POST /vectra/subscription/{id}/annual': ({ subscriptions }) => ({ path: { id: subscriptions.monthly } }),
  'POST /vectra/signup-subscription': () => ({ body: aSignupBody() }),
  // refused: only Stripe can sign it
  'POST /stripe/webhook': () => ({ body: {} }),
  'POST /vectra/subscription/purchase': () => ({ body: { quantity: 2, isTestingMode: true } }),
  'GET /vectra/reports/summary/{plate}': () => ({ query: { period: 'last12h' } }),
  'GET /vectra/reports/day': () => ({
    query: { startOfToday: `${toIso(Date.now()).slice(0, 10)}T00:00:00.000Z` },
  }),
  'POST /vectra/device/trail': ({ trackerId }) => ({ body: { deviceId: trackerId, minutes: 60 } }),
  'POST /vectra/device/history': ({ plate }) => ({
    body: { vehiclePlate: plate, ...lastWeek('startDate', 'endDate') },
  }),
  'GET /vectra/devices/{id}/trips': () => ({ query: lastWeek('from', 'to') }),
  'GET /vectra/device/{id}/logbook': () => ({ query: lastWeek('from', 'to') }),
  'PUT /vectra/device/{id}/logbook': () => ({
    body: { start: toIso(Date.now() - DAY_MS), purpose: 'business', note: 'To the marina' },
  }),
  'POST /vectra/maintenance': ({ trackerId }) => ({ body: aMaintenanceBody(trackerId) }),
  'PUT /vectra/maintenance/{id}': ({ maintenance }) => ({
    path: { id: maintenance.id },
    body: { everyEngineHours: 50 },
  }),
  'POST /vectra/maintenance/{id}/done': ({ maintenance }) => ({ path: { id: maintenance.id }, body: {} }),
  'DELETE /vectra/maintenance/{id}/done': ({ maintenance }) => ({
    path: { id: maintenance.id },
    query: { at: maintenance.doneAt },
  }),
  'DELETE /vectra/maintenance/{id}': ({ maintenance }) => ({ path: { id: maintenance.id } }),
  'GET /notifications/recipients/{token}': ofRecipient,
  'POST /notifications/recipients/{token}': ofRecipient,
  'PUT /notifications/recipients/{token}': ofRecipient,
  'GET /notifications/snooze-links/{token}': ({ notifications }) => ({
    path: { token: notifications.snoozeToken },
  }),
  'POST /notifications/snooze-links/{token}': ({ notifications }) => ({
    path: { token: notifications.snoozeToken },
    body: { choice: '8h' },
  }),
  'PUT /notifications/snoozes': ({ geofenceId }) => ({
    body: { kind: 'geofence', id: geofenceId, until: toIso(Date.now() + DAY_MS) },
  }),
  'POST /notifications/test': ({ notifications: { email } }) => ({
    body: { email, phone: null, message: 'Ahoy', timestamp: toIso(Date.now()) },
  }),
  'PUT /user/settings': ofPhone,
  'POST /user/settings': ofPhone,
  'POST /user/settings/phone-confirmation': ({ notifications: { phoneCode } }) => ({
    body: { code: phoneCode },
  }),
  'DELETE /notifications/push-subscriptions/{id}': ({ notifications: { browserId } }) => ({
    path: { id: browserId },
  }),
  'PUT /notifications/push-subscriptions': () => ({
    body: { ...aPushSubscription(), label: 'Chrome on Android' },
  }),
  'DELETE /notifications/push-subscriptions': () => ({ body: { endpoint: aPushSubscription().endpoint } }),
  'POST /vectra/SetCommand/SendTextCmd': ({ trackerId }) => ({
    body: { DeviceID: trackerId, TextCommand: 'STATUS#' },
  }),
  'POST /vectra/devices/{id}/share': () => ({
    body: { name: 'Family', trailDurationHours: 24, expiresAt: toIso(Date.now() + DAY_MS) },
  }),
  'POST /vectra/shares/multi': ({ trackerId }) => ({
    body: { name: 'Regatta', trailDurationHours: 48, expiresAt: null, deviceIds: [trackerId] },
  }),
  'PATCH /vectra/share/{shareId}': () => ({ body: { isActive: true } }),
  'PUT /vectra/account/history': () => ({ body: { months: 6, deletesOlder: true } }),
  'POST /vectra/gateways': () => ({ body: { name: 'Marina', dialect: 'traccar' } }),
  'PUT /vectra/gateways/{gatewayId}': () => ({ body: { name: 'Marina' } }),
  'POST /vectra/gateways/{gatewayId}/units': ({ gateway: { unitId } }) => ({
    body: { units: [{ unitId, deviceName: 'Unit', deviceType: 'van' }] },
  }),
  'POST /geofences': ({ trackerId, plate }) => ({
    body: {
      ...aGeofenceBody(),
      description: 'Berths 1 to 40',
      notificationWebhook: 'https://hooks.example.com/marina',
      notificationEmail: 'harbour@example.com',
      notificationPhone: '+13055550100',
      deviceIds: [trackerId],
      plateNumbers: [plate],
    },
  }),
  'PUT /geofences/{id}': ({ geofenceId }) => ({ path: { id: geofenceId }, body: { active: false } }),
  'DELETE /geofences/{id}': ({ geofenceId }) => ({ path: { id: geofenceId } }),
  'GET /geofences/events': ({ trackerId, geofenceId }) => ({
    query: { deviceId: trackerId, geofenceId, ...lastWeek('from', 'to') },
  }),
  'POST /geofences/{id}/test-notification': ({ geofenceId }) => ({
    path: { id: geofenceId },
    body: { geofenceId, eventType: 'entry', notificationMethod: 'email', testNotification: true },
  }),
  'POST /geofences/rehearse': ({ trackerId }) => ({
    body: { geofence: aGeofenceBody(), deviceIds: [trackerId], ...lastWeek('from', 'to') },
  }),
  'GET /geofences/{id}/explain': ({ trackerId, geofenceId }) => ({
    path: { id: geofenceId },
    query: { deviceId: trackerId, at: toIso(Date.now()) },
  }),
  'PUT /vectra/devices/{deviceId}/anchor-watch': () => ({
    body: { anchor: { latitude: 26.18, longitude: -80.1 }, radiusM: 50 },
  }),
  'POST /vectra/devices/{deviceId}/anchor-watch/rehearse': () => ({
    body: { anchor: { latitude: 26.1, longitude: -80.1 }, radiusM: 50, ...lastWeek('from', 'to') },
  }),
  'PUT /vectra/devices/{deviceId}/float-plan': () => ({
    body: {
      returnBy: toIso(Date.now() + DAY_MS),
      to: 'Bimini',
      people: 4,
      contacts: ['crew@example.org'],
      geofenceId: null,
    },
  }),
  'PATCH /vectra/devices/{id}/storage-mode': () => ({ body: { isInStorageMode: false } }),
  'PATCH /vectra/devices/{id}/relay-status': () => ({ body: { relayStatus: 'restored' } }),
}

const lastWeek = (from: string, to: string) => ({
  [from]: toIso(Date.now() - 7 * DAY_MS),
  [to]: toIso(Date.now() + DAY_MS),
})

/** A call of the route that succeeds. Throws for a route that needs a query or body and has no entry above. */
export function validCall(route: RouteSpec, owned: OwnedIds): Call {
  const fields = validFields[routeKey(route)]?.(owned)
  if (fields === undefined && (route.body !== undefined || route.query?.safeParse({}).success === false))
    throw new Error(`Add a valid ${routeKey(route)} to test/make/api/valid-calls.ts`)
  const params: Record<string, string> = {
    id: owned.trackerId,
    plate: owned.plate,
    ...owned.share,
    gatewayId: owned.gateway.gatewayId,
    trackerId: owned.trackerId,
    deviceId: owned.trackerId,
    dialect: 'vectra',
    key: 'unknown',
    ...fields?.path,
  }
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = params[name]
    if (value === undefined)
      throw new Error(`Add {${name}} of ${routeKey(route)} to test/make/api/valid-calls.ts`)
    return encodeURIComponent(value)
  })
  const query = fields?.query === undefined ? '' : `?${new URLSearchParams(fields.query)}`
  return {
    method: route.method,
    path: `${path}${query}`,
    ...(fields?.body === undefined ? {} : { body: fields.body }),
  }
}
