import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { reporting } from '../../../shared/reporting/reporting.routes.ts'
import { webhookHosts } from '../../messages/webhook-hosts.ts'
import { lazyPrivateFiles } from '../../outside/lazy-private-files.ts'
import { readEnvironment } from '../../runtime/environment.ts'
import { onDemand } from '../../runtime/on-demand.ts'
import { serveRoutes } from '../../runtime/serve-routes.ts'
import { accountStore } from '../../stores/accounts/accounts.ts'
import { phoneStore } from '../../stores/accounts/phones.ts'
import { preferenceStore } from '../../stores/accounts/preferences.ts'
import { subscriptionStore } from '../../stores/billing/subscriptions.ts'
import { deviceStore } from '../../stores/devices/devices.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { eventDeliveryStore } from '../../stores/events/event-deliveries.ts'
import { geofenceStore } from '../../stores/geofences/geofences.ts'
import { REPORT_ID_BYTES, reportIdOf, reportStore } from '../../stores/reports/reports.ts'
import { scheduleStore } from '../../stores/reports/schedules.ts'
import { ruleStore } from '../../stores/rules.ts'
import { dayItemStore } from '../../stores/trails/day-items.ts'
import { trailStore } from '../../stores/trails/trails.ts'
import { type ReportingDeps, reportingActions } from './actions.ts'
import { ReportingEnvironment } from './environment.ts'

/** 96 bits. */
const ID_BYTES = 12

const environment = readEnvironment(ReportingEnvironment)
const client = documentClient()
const tables = {
  accounts: environment.ACCOUNTS_TABLE,
  geofences: environment.GEOFENCES_TABLE,
  rules: environment.RULES_TABLE,
}

const deps: ReportingDeps = {
  accounts: accountStore(client, environment.ACCOUNTS_TABLE),
  deliveries: eventDeliveryStore(client, environment.EVENTS_TABLE),
  devices: deviceStore(client, environment.DEVICES_TABLE),
  geofences: geofenceStore(client, tables),
  phones: phoneStore(client, environment.ACCOUNTS_TABLE),
  preferences: preferenceStore(client, environment.ACCOUNTS_TABLE),
  reports: reportStore(client, { reports: environment.REPORTS_TABLE, due: environment.DUE_TABLE }),
  reportQueue: {
    send: onDemand(
      async () =>
        (await import('../../outside/report-queue.ts')).reportQueue(environment.REPORT_QUEUE_URL).send,
    ),
  },
  days: dayItemStore(client, environment.TRAILS_TABLE),
  files: lazyPrivateFiles(environment.PRIVATE_FILES_BUCKET),
  rules: ruleStore(client, tables),
  schedules: scheduleStore(client, {
    accounts: environment.ACCOUNTS_TABLE,
    schedules: environment.SCHEDULES_TABLE,
    due: environment.DUE_TABLE,
  }),
  subscriptions: subscriptionStore(client, environment.SUBSCRIPTIONS_TABLE),
  trails: trailStore(client, environment.TRAILS_TABLE),
  queue: {
    send: onDemand(
      async () =>
        (await import('../../outside/notify-queue.ts')).notifyQueue(environment.NOTIFY_QUEUE_URL).send,
    ),
  },
  webhookHosts: webhookHosts(environment.SITE_URL),
  newReportId: () => reportIdOf(Date.now(), randomBytes(REPORT_ID_BYTES)),
  sleep,
  randomId: () => randomBytes(ID_BYTES).toString('base64url'),
  now: Date.now,
}

export const handler = serveRoutes(reporting, reportingActions(deps))
