import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { routeKey } from '../../shared/http/route.ts'
import { DAY_MS, HOUR_MS, toIso } from '../../shared/time.ts'
import { anAccount } from '../make/accounts/account.ts'
import { everythingOf } from '../make/accounts/everything-of.ts'
import { anApiKey, anInvitation, memberIds, ownAccountId } from '../make/accounts/members.ts'
import { everyRoute } from '../make/api/every-route.ts'
import type { Call } from '../make/api/valid-calls.ts'
import { gatewayIds } from '../make/gateways/gateway.ts'
import { aGeofence, aGeofenceBody } from '../make/geofences/geofence.ts'
import { aMaintenance, aMaintenanceBody } from '../make/maintenance/maintenance.ts'
import { aSchedule, aScheduleBody } from '../make/reports/a-schedule.ts'
import { aReport } from '../make/reports/generated-reports.ts'
import { aNotificationRule, anAlert, anAlertBody } from '../make/rules/rule.ts'
import { aShare } from '../make/share.ts'
import { aPurchaseBody } from '../make/subscriptions/a-purchase-body.ts'
import { subscriptionIds } from '../make/subscriptions/subscription-ids.ts'
import { aTracker, aTrackerId, deviceOf, publishAs } from '../make/tracking/tracker.ts'

const WEEK_AGO = toIso(Date.now() - 7 * DAY_MS)
const TOMORROW = toIso(Date.now() + DAY_MS)
/** Answers 409 to an id that is taken, by any account. */
const ADD_DEVICE = 'POST /vectra/devices'
/** The ids in these calls only filter: those of others match nothing. A deleted geofence can still have events. */
const LIST_EVENTS = 'GET /geofences/events'
const LIST_RULE_EVENTS = 'GET /vectra/alerts/events'
const LIST_ACCOUNT_EVENTS = 'GET /vectra/events'
const LIST_AUDIT = 'GET /vectra/audit'
const SEE_UNDELIVERED = 'POST /vectra/events/undelivered/seen'
/** Names the field, as for an id that does not exist. */
const GENERATE_REPORT = 'POST /reporting/generate'
const CREATE_SCHEDULE = 'POST /reporting/schedules'
/** A wrong key, whatever the id. */
const SEND_POSITIONS = 'POST /ingest/{dialect}/{trackerId}/{key}'
const SEND_POSITION = 'GET /ingest/{dialect}/{trackerId}/{key}'
const FORWARD_POSITIONS = 'POST /ingest/gateway/{gatewayId}'
const STATUS: Record<string, number> = {
  [ADD_DEVICE]: 409,
  [LIST_EVENTS]: 200,
  [LIST_RULE_EVENTS]: 200,
  [LIST_ACCOUNT_EVENTS]: 200,
  [LIST_AUDIT]: 200,
  [SEE_UNDELIVERED]: 200,
  [GENERATE_REPORT]: 400,
  [CREATE_SCHEDULE]: 400,
  [SEND_POSITIONS]: 401,
  [SEND_POSITION]: 401,
  [FORWARD_POSITIONS]: 401,
}

/** Ids of another account. `mine` and `ownSubscriptionId` are the caller's, for calls that mix both. */
type Ids = {
  id: string
  plate: string
  shareId: string
  geofenceId: string
  gatewayId: string
  unitId: string
  alertId: string
  notificationRuleId: string
  reportId: string
  scheduleId: string
  subscriptionId: string
  ownSubscriptionId: string
  cardId: string
  invoiceId: string
  maintenanceId: string
  memberId: string
  personId: string
  handOverToken: string
  keyId: string
  accountId: string
  doneAt: string
  mine: string
}

/** For each route, one call for each position that takes an id of another account. A route without an entry fails. */
const callsWith: Record<string, (foreign: Ids) => Call[]> = {
  'GET /vectra/devices': () => [],
  // what a page shows is matched with the devices of its own account
  'PUT /vectra/devices/shown': () => [],
  [ADD_DEVICE]: ({ id }) => [
    {
      method: 'POST',
      path: '/vectra/devices',
      body: { vectraDeviceId: id, deviceName: 'Mine', testingMode: true },
    },
  ],
  'PUT /vectra/device/{id}': ({ id }) => [
    { method: 'PUT', path: `/vectra/device/${id}`, body: { deviceName: 'Mine', deviceType: 'car' } },
  ],
  'GET /vectra/device/{id}/deletion': ({ id }) => [{ method: 'GET', path: `/vectra/device/${id}/deletion` }],
  'DELETE /vectra/device/{id}': ({ id }) => [{ method: 'DELETE', path: `/vectra/device/${id}` }],
  'POST /vectra/devices/{id}/credentials': ({ id }) => [
    { method: 'POST', path: `/vectra/devices/${id}/credentials` },
  ],
  'GET /vectra/devices/{id}/diagnostics': ({ id }) => [
    { method: 'GET', path: `/vectra/devices/${id}/diagnostics` },
  ],
  'GET /vectra/subscription-status': () => [],
  'GET /vectra/subscriptions': () => [],
  'GET /vectra/orders': () => [],
  'POST /vectra/subscription/purchase': () => [],
  'POST /vectra/subscription/{id}/assign': ({ subscriptionId, ownSubscriptionId, id, mine }) =>
    [
      [subscriptionId, mine],
      [ownSubscriptionId, id],
    ].map(([subscription, deviceId]) => ({
      method: 'POST',
      path: `/vectra/subscription/${subscription}/assign`,
      body: { deviceId },
    })),
  'POST /vectra/subscription/{id}/unassign': ({ subscriptionId }) => [
    { method: 'POST', path: `/vectra/subscription/${subscriptionId}/unassign` },
  ],
  'POST /vectra/subscription/{id}/cancel': ({ subscriptionId }) => [
    { method: 'POST', path: `/vectra/subscription/${subscriptionId}/cancel` },
  ],
  'POST /vectra/subscription/{id}/cancel-at-period-end': ({ subscriptionId }) => [
    { method: 'POST', path: `/vectra/subscription/${subscriptionId}/cancel-at-period-end` },
  ],
  'POST /vectra/create-subscription': ({ cardId }) =>
    [true, false].map((useSavedPaymentMethod) => ({
      method: 'POST',
      path: '/vectra/create-subscription',
      body: aPurchaseBody({ paymentMethodId: cardId, useSavedPaymentMethod }),
    })),
  'GET /vectra/billing': () => [],
  'POST /vectra/payment-method/add': ({ cardId }) => [
    { method: 'POST', path: '/vectra/payment-method/add', body: { paymentMethodId: cardId } },
  ],
  'DELETE /vectra/payment-method/{id}': ({ cardId }) => [
    { method: 'DELETE', path: `/vectra/payment-method/${cardId}` },
  ],
  'PUT /vectra/payment-method/{id}/default': ({ cardId }) => [
    { method: 'PUT', path: `/vectra/payment-method/${cardId}/default` },
  ],
  'POST /vectra/invoices/{id}/pay': ({ invoiceId }) => [
    { method: 'POST', path: `/vectra/invoices/${invoiceId}/pay`, body: {} },
  ],
  'GET /vectra/subscription/{id}/annual-preview': ({ subscriptionId }) => [
    { method: 'GET', path: `/vectra/subscription/${subscriptionId}/annual-preview` },
  ],
  'POST /vectra/subscription/{id}/annual': ({ subscriptionId }) => [
    { method: 'POST', path: `/vectra/subscription/${subscriptionId}/annual` },
  ],
  'POST /stripe/webhook': () => [],
  'GET /vectra/insurance-certificate': () => [],
  // a number is for anyone who has the certificate; no id of the account is one
  'GET /vectra/public/certificates/{number}': ({ id, shareId }) =>
    [id, shareId].map((one) => ({ method: 'GET', path: `/vectra/public/certificates/${one}` })),
  // limited to a few orders of an address, so functions/handlers/subscriptions/checkout proves that cards of others are not found
  'POST /vectra/signup-subscription': () => [],
  'GET /vectra/preferences': () => [],
  'PUT /vectra/preferences': () => [],
  'POST /vectra/account/delete-request': () => [],
  'DELETE /vectra/account/delete-request': () => [],
  'GET /vectra/account/deletion': () => [],
  'POST /vectra/account/export': () => [],
  'GET /vectra/account/export': () => [],
  'GET /vectra/alerts': () => [],
  [LIST_RULE_EVENTS]: ({ id, alertId }) =>
    [`deviceId=${id}`, `ruleId=${alertId}`].map((query) => ({
      method: 'GET',
      path: `/vectra/alerts/events?${query}`,
    })),
  [LIST_ACCOUNT_EVENTS]: ({ id }) => [{ method: 'GET', path: `/vectra/events?deviceId=${id}` }],
  'GET /vectra/events/undelivered': () => [],
  // functions/handlers/alerts proves that an event of another account stays as it is
  [SEE_UNDELIVERED]: ({ id }) => [
    { method: 'POST', path: '/vectra/events/undelivered/seen', body: { eventIds: [id] } },
  ],
  'POST /vectra/alerts': ({ id, accountId, geofenceId, mine }) =>
    [
      { deviceIds: [id], hours: 24 },
      { deviceIds: [mine, id], hours: 24 },
      { ...anAlertBody(), deviceId: id },
      { ...anAlertBody(), conditions: [{ type: 'insideGeofence', geofenceId }] },
      { ...anAlertBody(), actions: [{ type: 'member', target: accountId }] },
    ].map((body) => ({ method: 'POST', path: '/vectra/alerts', body })),
  'PUT /vectra/alerts/{id}': ({ alertId, notificationRuleId }) =>
    [alertId, notificationRuleId].map((one) => ({
      method: 'PUT',
      path: `/vectra/alerts/${one}`,
      body: anAlertBody(),
    })),
  'PATCH /vectra/alerts/{id}': ({ alertId }) => [
    { method: 'PATCH', path: `/vectra/alerts/${alertId}`, body: { enabled: false } },
  ],
  'DELETE /vectra/alerts/{id}': ({ alertId, notificationRuleId }) =>
    [alertId, notificationRuleId].map((one) => ({ method: 'DELETE', path: `/vectra/alerts/${one}` })),
  'GET /vectra/alerts/{id}/explain': ({ alertId, id, mine }) =>
    [
      [alertId, mine],
      [alertId, id],
    ].map(([rule, device]) => ({
      method: 'GET',
      path: `/vectra/alerts/${rule}/explain?deviceId=${device}&at=${TOMORROW}`,
    })),
  'POST /vectra/alerts/rehearse': ({ id, geofenceId, mine }) =>
    [
      { rule: anAlertBody(), deviceIds: [id] },
      { rule: anAlertBody(), deviceIds: [mine, id] },
      { rule: { ...anAlertBody(), deviceId: id }, deviceIds: [] },
      {
        rule: { ...anAlertBody(), conditions: [{ type: 'insideGeofence', geofenceId }] },
        deviceIds: [],
      },
    ].map((body) => ({
      method: 'POST',
      path: '/vectra/alerts/rehearse',
      body: { ...body, from: WEEK_AGO, to: TOMORROW },
    })),
  'GET /reporting/notification-rules': () => [],
  'GET /reporting/notification-analytics': () => [],
  // the geofences of others are not found by their names, which is a 400
  'POST /reporting/notification-rules': () => [],
  'PUT /reporting/notification-rules/{id}': ({ notificationRuleId }) => [
    {
      method: 'PUT',
      path: `/reporting/notification-rules/${notificationRuleId}`,
      body: { enabled: false },
    },
  ],
  'DELETE /reporting/notification-rules/{id}': ({ alertId, notificationRuleId }) =>
    [alertId, notificationRuleId].map((one) => ({
      method: 'DELETE',
      path: `/reporting/notification-rules/${one}`,
    })),
  'POST /reporting/notification-rules/{id}/test': ({ notificationRuleId }) => [
    { method: 'POST', path: `/reporting/notification-rules/${notificationRuleId}/test` },
  ],
  'GET /reporting/generated': () => [],
  [GENERATE_REPORT]: ({ id, geofenceId, mine }) =>
    [{ devices: [id] }, { devices: [mine, id] }, { geofences: [geofenceId] }].map((filters) => ({
      method: 'POST',
      path: '/reporting/generate',
      body: { reportType: 'daily_summary', format: 'json', filters },
    })),
  'GET /reporting/schedules': () => [],
  [CREATE_SCHEDULE]: ({ id, geofenceId, mine }) =>
    [{ devices: [id] }, { devices: [mine, id] }, { geofences: [geofenceId] }].map((filters) => ({
      method: 'POST',
      path: '/reporting/schedules',
      body: aScheduleBody({ filters }),
    })),
  'PUT /reporting/schedules/{id}': ({ scheduleId }) => [
    { method: 'PUT', path: `/reporting/schedules/${scheduleId}`, body: { enabled: false } },
  ],
  'DELETE /reporting/schedules/{id}': ({ scheduleId }) => [
    { method: 'DELETE', path: `/reporting/schedules/${scheduleId}` },
  ],
  'POST /reporting/schedules/{id}/run': ({ scheduleId }) => [
    { method: 'POST', path: `/reporting/schedules/${scheduleId}/run` },
  ],
  // only a signed token opens a report; no id of the account is one
  'GET /vectra/public/reports/{token}': ({ id, reportId }) =>
    [id, reportId].map((one) => ({ method: 'GET', path: `/vectra/public/reports/${one}` })),
  'POST /reporting/generated/{id}/run': ({ reportId }) => [
    { method: 'POST', path: `/reporting/generated/${reportId}/run` },
  ],
  'GET /vectra/reports/summary/{plate}': ({ id, plate }) =>
    [id, plate].map((one) => ({
      method: 'GET',
      path: `/vectra/reports/summary/${one}?period=last12h`,
    })),
  'GET /vectra/reports/day': () => [],
  'POST /vectra/devices/{id}/share': ({ id }) => [
    { method: 'POST', path: `/vectra/devices/${id}/share`, body: { name: 'Mine' } },
  ],
  'POST /vectra/shares/multi': ({ id, mine }) =>
    [[id], [mine, id]].map((deviceIds) => ({
      method: 'POST',
      path: '/vectra/shares/multi',
      body: { name: 'Mine', deviceIds },
    })),
  'GET /vectra/shares': () => [],
  'GET /vectra/devices/{id}/shares': ({ id }) => [{ method: 'GET', path: `/vectra/devices/${id}/shares` }],
  'PATCH /vectra/share/{shareId}': ({ shareId }) => [
    { method: 'PATCH', path: `/vectra/share/${shareId}`, body: { isActive: false } },
  ],
  'DELETE /vectra/share/{shareId}': ({ shareId }) => [{ method: 'DELETE', path: `/vectra/share/${shareId}` }],
  'GET /vectra/public/share/{token}': ({ id, shareId }) =>
    [id, shareId].map((one) => ({ method: 'GET', path: `/vectra/public/share/${one}` })),
  'GET /vectra/public/share/{token}/location': ({ id, shareId }) =>
    [id, shareId].map((one) => ({ method: 'GET', path: `/vectra/public/share/${one}/location` })),
  'GET /notifications/webhook-secrets': () => [],
  'POST /notifications/webhook-secrets': () => [],
  'GET /notifications/push-key': () => [],
  // an endpoint is kept for each account, so that of another account changes nothing there
  'PUT /notifications/push-subscriptions': () => [],
  'DELETE /notifications/push-subscriptions': () => [],
  'GET /notifications/push-subscriptions': () => [],
  'DELETE /notifications/push-subscriptions/{id}': ({ id }) => [
    { method: 'DELETE', path: `/notifications/push-subscriptions/${id}` },
  ],
  'GET /notifications/snoozes': () => [],
  // what is muted is kept for each account, so that the ids of another mute nothing there
  'PUT /notifications/snoozes': () => [],
  'GET /notifications/snooze-links/{token}': ({ id }) => [
    { method: 'GET', path: `/notifications/snooze-links/${id}` },
  ],
  'POST /notifications/snooze-links/{token}': ({ id }) => [
    { method: 'POST', path: `/notifications/snooze-links/${id}`, body: { choice: '1h' } },
  ],
  // takes no ids, and addresses of others are refused
  'POST /notifications/test': () => [],
  'GET /user/settings': () => [],
  'PUT /user/settings': () => [],
  'POST /user/settings': () => [],
  'POST /user/settings/phone-code': () => [],
  'POST /user/settings/phone-confirmation': () => [],
  'GET /notifications/recipients/{token}': ({ id }) => [
    { method: 'GET', path: `/notifications/recipients/${id}` },
  ],
  'POST /notifications/recipients/{token}': ({ id }) => [
    { method: 'POST', path: `/notifications/recipients/${id}` },
  ],
  'PUT /notifications/recipients/{token}': ({ id }) => [
    { method: 'PUT', path: `/notifications/recipients/${id}` },
  ],
  'POST /vectra/SetCommand/SendTextCmd': ({ id }) => [
    {
      method: 'POST',
      path: '/vectra/SetCommand/SendTextCmd',
      body: { DeviceID: id, TextCommand: 'STATUS#' },
    },
  ],
  'GET /vectra/devices/{id}/commands': ({ id }) => [
    { method: 'GET', path: `/vectra/devices/${id}/commands` },
  ],
  'PATCH /vectra/devices/{id}/storage-mode': ({ id }) => [
    { method: 'PATCH', path: `/vectra/devices/${id}/storage-mode`, body: { isInStorageMode: true } },
  ],
  'PATCH /vectra/devices/{id}/relay-status': ({ id }) => [
    { method: 'PATCH', path: `/vectra/devices/${id}/relay-status`, body: { relayStatus: 'cut' } },
  ],
  'GET /geofences': () => [],
  'POST /geofences': (foreign) => [
    ...foreignAssignments(foreign).map((assignment) => ({
      method: 'POST',
      path: '/geofences',
      body: { ...aGeofenceBody(), ...assignment },
    })),
    {
      method: 'POST',
      path: '/geofences',
      body: { ...aGeofenceBody(), notificationMembers: [foreign.accountId] },
    },
  ],
  'PUT /geofences/{id}': ({ geofenceId }) => [
    { method: 'PUT', path: `/geofences/${geofenceId}`, body: { active: false } },
  ],
  'GET /vectra/account/history': () => [],
  'PUT /vectra/account/history': () => [],
  'GET /vectra/gateways': () => [],
  'POST /vectra/gateways': () => [],
  'POST /vectra/gateways/{gatewayId}/key': ({ gatewayId }) => [
    { method: 'POST', path: `/vectra/gateways/${gatewayId}/key` },
  ],
  'PUT /vectra/gateways/{gatewayId}': ({ gatewayId }) => [
    { method: 'PUT', path: `/vectra/gateways/${gatewayId}`, body: { name: 'Mine' } },
  ],
  'DELETE /vectra/gateways/{gatewayId}': ({ gatewayId }) => [
    { method: 'DELETE', path: `/vectra/gateways/${gatewayId}` },
  ],
  'GET /vectra/gateways/{gatewayId}/units': ({ gatewayId }) => [
    { method: 'GET', path: `/vectra/gateways/${gatewayId}/units` },
  ],
  'POST /vectra/gateways/{gatewayId}/units': ({ gatewayId, unitId }) => [
    {
      method: 'POST',
      path: `/vectra/gateways/${gatewayId}/units`,
      body: { units: [{ unitId, deviceName: 'Mine', deviceType: 'car' }] },
    },
  ],
  [SEND_POSITIONS]: ({ id }) => [
    { method: 'POST', path: `/ingest/vectra/${id}/key`, body: { time: WEEK_AGO, lat: 1, lng: 2 } },
  ],
  [SEND_POSITION]: ({ id }) => [{ method: 'GET', path: `/ingest/osmand/${id}/key?lat=1&lon=2` }],
  [FORWARD_POSITIONS]: ({ gatewayId, unitId }) => [
    {
      method: 'POST',
      path: `/ingest/gateway/${gatewayId}`,
      body: [{ unitId, time: WEEK_AGO, lat: 1, lng: 2 }],
    },
  ],
  'DELETE /geofences/{id}': ({ geofenceId }) => [{ method: 'DELETE', path: `/geofences/${geofenceId}` }],
  [LIST_EVENTS]: ({ id, geofenceId }) =>
    [`deviceId=${id}`, `geofenceId=${geofenceId}`].map((query) => ({
      method: 'GET',
      path: `/geofences/events?${query}`,
    })),
  'POST /geofences/{id}/test-notification': ({ geofenceId }) => [
    {
      method: 'POST',
      path: `/geofences/${geofenceId}/test-notification`,
      body: { geofenceId, eventType: 'entry', notificationMethod: 'email', testNotification: true },
    },
  ],
  'POST /geofences/test-alert': () => [],
  'POST /geofences/rehearse': (foreign) =>
    [
      ...[[foreign.id], [foreign.mine, foreign.id]].map((deviceIds) => ({
        geofence: aGeofenceBody(),
        deviceIds,
      })),
      ...foreignAssignments(foreign).map((assignment) => ({
        geofence: { ...aGeofenceBody(), ...assignment },
        deviceIds: [],
      })),
    ].map((body) => ({
      method: 'POST',
      path: '/geofences/rehearse',
      body: { ...body, from: WEEK_AGO, to: TOMORROW },
    })),
  'GET /geofences/{id}/explain': ({ geofenceId, id, mine }) =>
    [
      [geofenceId, mine],
      [geofenceId, id],
    ].map(([geofence, device]) => ({
      method: 'GET',
      path: `/geofences/${geofence}/explain?deviceId=${device}&at=${TOMORROW}`,
    })),
  'GET /vectra/devices/{deviceId}/anchor-watch': ({ id }) => [
    { method: 'GET', path: `/vectra/devices/${id}/anchor-watch` },
  ],
  'PUT /vectra/devices/{deviceId}/anchor-watch': ({ id }) => [
    { method: 'PUT', path: `/vectra/devices/${id}/anchor-watch`, body: { anchor: null, radiusM: 50 } },
  ],
  'DELETE /vectra/devices/{deviceId}/anchor-watch': ({ id }) => [
    { method: 'DELETE', path: `/vectra/devices/${id}/anchor-watch` },
  ],
  'POST /vectra/devices/{deviceId}/anchor-watch/acknowledge': ({ id }) => [
    { method: 'POST', path: `/vectra/devices/${id}/anchor-watch/acknowledge` },
  ],
  'POST /vectra/devices/{deviceId}/anchor-watch/rehearse': ({ id }) => [
    {
      method: 'POST',
      path: `/vectra/devices/${id}/anchor-watch/rehearse`,
      body: { anchor: { latitude: 26.1, longitude: -80.1 }, radiusM: 50, from: WEEK_AGO, to: TOMORROW },
    },
  ],
  'GET /vectra/devices/{deviceId}/float-plan': ({ id }) => [
    { method: 'GET', path: `/vectra/devices/${id}/float-plan` },
  ],
  'PUT /vectra/devices/{deviceId}/float-plan': ({ id, mine, geofenceId }) =>
    [
      { deviceId: id, geofenceId: null },
      { deviceId: mine, geofenceId },
    ].map(({ deviceId, ...harbour }) => ({
      method: 'PUT',
      path: `/vectra/devices/${deviceId}/float-plan`,
      body: { returnBy: TOMORROW, to: 'Bimini', people: 4, contacts: [], ...harbour },
    })),
  'DELETE /vectra/devices/{deviceId}/float-plan': ({ id }) => [
    { method: 'DELETE', path: `/vectra/devices/${id}/float-plan` },
  ],
  'GET /devices': () => [],
  'POST /vectra/device/trail': ({ id }) => [
    { method: 'POST', path: '/vectra/device/trail', body: { deviceId: id, minutes: 60 } },
  ],
  'POST /vectra/device/history': ({ id, plate }) =>
    [id, plate].map((vehiclePlate) => ({
      method: 'POST',
      path: '/vectra/device/history',
      body: { vehiclePlate, startDate: WEEK_AGO, endDate: TOMORROW, timezoneOffset: 0 },
    })),
  'GET /vectra/device/{id}/logbook': ({ id }) => [
    { method: 'GET', path: `/vectra/device/${id}/logbook?from=${WEEK_AGO}&to=${TOMORROW}` },
  ],
  'PUT /vectra/device/{id}/logbook': ({ id }) => [
    {
      method: 'PUT',
      path: `/vectra/device/${id}/logbook`,
      body: { start: WEEK_AGO, purpose: 'private', note: null },
    },
  ],
  'GET /vectra/members': () => [],
  [LIST_AUDIT]: ({ id, memberId }) =>
    [`deviceId=${id}`, `member=${memberId}`].map((query) => ({
      method: 'GET',
      path: `/vectra/audit?${query}`,
    })),
  'POST /vectra/members': () => [],
  'PUT /vectra/members/{memberId}': ({ memberId }) => [
    { method: 'PUT', path: `/vectra/members/${memberId}`, body: { role: 'manager' } },
  ],
  'DELETE /vectra/members/{memberId}': ({ memberId }) => [
    { method: 'DELETE', path: `/vectra/members/${memberId}` },
  ],
  'GET /vectra/keys': () => [],
  'POST /vectra/keys': () => [],
  'DELETE /vectra/keys/{keyId}': ({ keyId }) => [{ method: 'DELETE', path: `/vectra/keys/${keyId}` }],
  'GET /vectra/memberships': () => [],
  'DELETE /vectra/memberships/{accountId}': ({ accountId }) => [
    { method: 'DELETE', path: `/vectra/memberships/${accountId}` },
  ],
  'GET /vectra/account/support-access': () => [],
  'PUT /vectra/account/support-access': () => [],
  'GET /vectra/account/hand-over': () => [],
  'DELETE /vectra/account/hand-over': () => [],
  // a member of B is none of A
  'POST /vectra/account/hand-over': ({ personId }) => [
    { method: 'POST', path: '/vectra/account/hand-over', body: { memberId: personId } },
  ],
  // the token of a hand-over is for its two sides
  'GET /vectra/hand-overs/{token}': ({ handOverToken }) => [
    { method: 'GET', path: `/vectra/hand-overs/${handOverToken}` },
  ],
  'POST /vectra/hand-overs/{token}/confirm': ({ handOverToken }) => [
    { method: 'POST', path: `/vectra/hand-overs/${handOverToken}/confirm` },
  ],
  // a token is for whoever has the link; an id is none
  'GET /vectra/invitations/{token}': ({ memberId }) => [
    { method: 'GET', path: `/vectra/invitations/${memberId}` },
  ],
  'POST /vectra/invitations/{token}/accept': ({ memberId }) => [
    { method: 'POST', path: `/vectra/invitations/${memberId}/accept` },
  ],
  'GET /vectra/maintenance': () => [],
  'POST /vectra/maintenance': ({ id }) => [
    { method: 'POST', path: '/vectra/maintenance', body: aMaintenanceBody(id) },
  ],
  'PUT /vectra/maintenance/{id}': ({ maintenanceId }) => [
    { method: 'PUT', path: `/vectra/maintenance/${maintenanceId}`, body: { name: 'Mine' } },
  ],
  'POST /vectra/maintenance/{id}/done': ({ maintenanceId }) => [
    { method: 'POST', path: `/vectra/maintenance/${maintenanceId}/done`, body: {} },
  ],
  'DELETE /vectra/maintenance/{id}/done': ({ maintenanceId, doneAt }) => [
    { method: 'DELETE', path: `/vectra/maintenance/${maintenanceId}/done?at=${doneAt}` },
  ],
  'DELETE /vectra/maintenance/{id}': ({ maintenanceId }) => [
    { method: 'DELETE', path: `/vectra/maintenance/${maintenanceId}` },
  ],
  'POST /vectra/devices/{id}/positions': ({ id }) => [
    {
      method: 'POST',
      path: `/vectra/devices/${id}/positions`,
      body: { positions: [{ time: WEEK_AGO, lat: 48.2, lng: 16.37 }] },
    },
  ],
  'GET /vectra/devices/{id}/on-board': ({ id }) => [
    { method: 'GET', path: `/vectra/devices/${id}/on-board` },
  ],
  'GET /vectra/devices/{id}/trips': ({ id }) => [
    {
      method: 'GET',
      path: `/vectra/devices/${id}/trips?from=${WEEK_AGO}&to=${TOMORROW}`,
    },
  ],
}

const foreignAssignments = ({ id, plate, mine }: Ids) => [
  { deviceIds: [id] },
  { deviceIds: [mine, id] },
  { plateNumbers: [plate] },
  { plateNumbers: [id] },
]

describe('tenancy', () => {
  it('T13 on every route, ids of account B are a 404 to account A as if they did not exist, and B is unchanged', async () => {
    const canary = `CANARY-B-${randomBytes(8).toString('hex')}`
    const a = await anAccount()
    const mine = (await aTracker(a)).trackerId
    const b = await anAccount()
    const tracker = await aTracker(b, { deviceName: canary, vehicleNum: canary, customIcon: canary })
    const { trackerId } = tracker
    await b.call('PUT', `/vectra/device/${trackerId}`, { deviceName: canary, tags: [canary] })
    await b.call('PUT', '/vectra/preferences', { language: 'fr' })
    await b.call('POST', '/vectra/SetCommand/SendTextCmd', { DeviceID: trackerId, TextCommand: 'STATUS#' })
    const share = await aShare(b, trackerId, { name: canary })
    const { geofenceId } = await aGeofence(b, {
      name: canary,
      deviceIds: [trackerId],
      plateNumbers: [canary],
    })
    const { id: alertId } = await anAlert(b, { name: canary, deviceId: trackerId })
    const { id: reportId } = await aReport(b)
    const { id: scheduleId } = await aSchedule(b, { name: canary })
    const { id: notificationRuleId } = await aNotificationRule(b, { name: canary })
    const { ofTracker: subscriptionId, cardId, invoiceId } = await subscriptionIds(b)
    const { ofTracker: ownSubscriptionId } = await subscriptionIds(a)
    const { id: maintenanceId, done } = await aMaintenance(b, trackerId, { name: canary })
    const noted = { start: WEEK_AGO, purpose: 'business', note: canary }
    await b.call('PUT', `/vectra/device/${trackerId}/logbook`, noted)
    const foreign = {
      id: trackerId,
      plate: canary,
      shareId: share.shareId,
      geofenceId,
      ...(await gatewayIds(b, canary)),
      alertId,
      reportId,
      scheduleId,
      notificationRuleId,
      subscriptionId,
      ownSubscriptionId,
      cardId,
      invoiceId,
      maintenanceId,
      ...(await memberIds(b)),
      memberId: (await anInvitation(b, `${canary}@example.com`)).memberId,
      keyId: (await anApiKey(b, { role: 'viewer', name: canary })).keyId,
      accountId: await ownAccountId(b),
      doneAt: done[0]?.at ?? '',
      mine,
    }
    const position = { time: toIso(Date.now()), lat: 26.1, lng: -80.1, statusText: canary }
    await publishAs(tracker, position, canary)
    const before = await everythingOf(b, trackerId)
    expect(JSON.stringify(before).split(canary).length).toBeGreaterThan(10)

    for (const route of everyRoute) {
      const key = routeKey(route)
      const calls = callsWith[key]
      if (!calls) throw new Error(`${key} is not in the matrix`)
      if (route.path.includes('{')) expect(calls(foreign), `${key} takes an id`).not.toEqual([])
      const withUnknownIds = calls({
        id: aTrackerId(),
        plate: `unknown-${randomUUID()}`,
        shareId: randomUUID().slice(0, 16),
        geofenceId: randomUUID().slice(0, 16),
        gatewayId: randomUUID().slice(0, 16),
        unitId: 'unknown',
        alertId: randomUUID(),
        reportId: randomUUID().replaceAll('-', ''),
        scheduleId: randomUUID().slice(0, 16),
        notificationRuleId: randomUUID(),
        maintenanceId: randomUUID().slice(0, 16),
        memberId: randomUUID(),
        personId: randomUUID(),
        handOverToken: randomUUID(),
        keyId: randomUUID().slice(0, 16),
        accountId: randomUUID(),
        doneAt: WEEK_AGO,
        subscriptionId: randomUUID(),
        ownSubscriptionId,
        cardId: 'pm_unknown',
        invoiceId: 'in_unknown',
        mine,
      })
      for (const [index, { method, path, body }] of calls(foreign).entries()) {
        const { status, text, headers } = await a.call(method, path, body)
        expect(`${key} ${status}`).toBe(`${key} ${STATUS[key] ?? 404}`)
        expect(text + JSON.stringify([...headers])).not.toContain(canary)
        // what account A asked for is in its own log
        if (key === ADD_DEVICE || key === LIST_AUDIT) continue
        const unknown = withUnknownIds[index]
        if (!unknown) throw new Error(`${key} has fewer calls with unknown ids`)
        expect((await a.call(unknown.method, unknown.path, unknown.body)).text).toBe(text)
      }
    }

    const day = `/vectra/reports/day?startOfToday=${toIso(Date.now() - HOUR_MS)}`
    const lists = [
      '/vectra/devices',
      '/vectra/shares',
      '/vectra/alerts',
      '/vectra/alerts/events',
      '/vectra/events',
      '/reporting/notification-rules',
      '/reporting/notification-analytics',
      '/reporting/generated',
      '/reporting/schedules',
      '/geofences',
      '/geofences/events',
      '/devices',
    ]
    for (const path of [...lists, '/vectra/preferences', day]) {
      const { status, text } = await a.call('GET', path)
      expect(`${path} ${status}`).toBe(`${path} 200`)
      expect(text).not.toContain(canary)
      expect(text).not.toContain(trackerId)
    }
    const listed = await a.call('GET', '/vectra/devices')
    expect(listed.body).toMatchObject({ devices: [{ id: mine, deviceName: `Boat ${mine}` }] })
    expect((await a.call('GET', '/vectra/shares')).body).toEqual({ shareLinks: [] })

    expect(await everythingOf(b, trackerId)).toEqual(before)
    await publishAs(tracker, { time: toIso(Date.now()), lat: 26.1001, lng: -80.1 })
    expect((await deviceOf(b, trackerId)).tracking?.latitude).toBe(26.1001)
  })
})
