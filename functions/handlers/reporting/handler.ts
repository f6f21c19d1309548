import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { reporting } from '../../../shared/reporting/reporting.routes.ts'
import { webhookHosts } from '../../messages/webhook-hosts.ts'
import { lazyNotifyQueue } from '../../outside/lazy/notify-queue.ts'
import { lazyPrivateFiles } from '../../outside/lazy/private-files.ts'
import { onDemand } from '../../runtime/on-demand.ts'
import { serveRoutes } from '../../runtime/serve-routes.ts'
import { readUses } from '../../runtime/uses.ts'
import { accountStore } from '../../stores/accounts/accounts.ts'
import { memberStore } from '../../stores/accounts/members.ts'
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
import { uses } from './uses.ts'

/** 96 bits. */
const ID_BYTES = 12

const { tables, queues, settings } = readUses(uses)
const client = documentClient()

const deps: ReportingDeps = {
  members: memberStore(client, tables.members),
  accounts: accountStore(client, tables.accounts),
  deliveries: eventDeliveryStore(client, tables.events),
  devices: deviceStore(client, tables.devices),
  geofences: geofenceStore(client, tables),
  phones: phoneStore(client, tables.accounts),
  preferences: preferenceStore(client, tables.accounts),
  reports: reportStore(client, tables),
  reportQueue: {
    send: onDemand(
      async () => (await import('../../outside/report-queue.ts')).reportQueue(queues.reports).send,
    ),
  },
  days: dayItemStore(client, tables.trails),
  files: lazyPrivateFiles(settings.privateFilesBucket),
  rules: ruleStore(client, tables),
  schedules: scheduleStore(client, tables),
  subscriptions: subscriptionStore(client, tables.subscriptions),
  trails: trailStore(client, tables.trails),
  queue: lazyNotifyQueue(queues.notify),
  webhookHosts: webhookHosts(settings.siteUrl),
  newReportId: () => reportIdOf(Date.now(), randomBytes(REPORT_ID_BYTES)),
  sleep,
  randomId: () => randomBytes(ID_BYTES).toString('base64url'),
  now: Date.now,
}

export const handler = serveRoutes(reporting, reportingActions(deps))
