import { randomBytes } from 'node:crypto'
import { parseJson } from '../../../shared/json.ts'
import { MINUTE_MS } from '../../../shared/time.ts'
import { bundledFonts } from '../../documents/pdf/bundled-fonts.ts'
import { readFigures } from '../../figures/read-figures.ts'
import { ReportJob, reportQueue } from '../../outside/report-queue.ts'
import { townFinder } from '../../places/town-finder.ts'
import { announceEnded } from '../../reports/announce-ended.ts'
import { readEnvironment } from '../../runtime/environment.ts'
import { onDemand } from '../../runtime/on-demand.ts'
import { onQueue } from '../../runtime/on-queue.ts'
import { accountStore } from '../../stores/accounts/accounts.ts'
import { preferenceStore } from '../../stores/accounts/preferences.ts'
import { subscriptionStore } from '../../stores/billing/subscriptions.ts'
import { deviceStore } from '../../stores/devices/devices.ts'
import { logbookStore } from '../../stores/devices/logbook.ts'
import { maintenanceStore } from '../../stores/devices/maintenance.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { eventStore } from '../../stores/events/events.ts'
import { geofenceStore } from '../../stores/geofences/geofences.ts'
import { reportStore } from '../../stores/reports/reports.ts'
import { dayItemStore } from '../../stores/trails/day-items.ts'
import { trailStore } from '../../stores/trails/trails.ts'
import { watchStore } from '../../stores/trails/watch-item.ts'
import { bundledGround } from './drawing/map/bundled-ground.ts'
import { ReportJobsEnvironment } from './environment.ts'
import { type GenerateDeps, generateReport } from './generate-report.ts'
import { retried } from './retried.ts'

/** A job reads no more devices after this, and goes on with another message: the function has five minutes. */
const READS_FOR_MS = 2 * MINUTE_MS
/** 96 bits. */
const ID_BYTES = 12

const environment = readEnvironment(ReportJobsEnvironment)
const client = documentClient()
const {
  ACCOUNTS_TABLE: accounts,
  DUE_TABLE: due,
  TRAILS_TABLE: trailsTable,
  EVENTS_TABLE: events,
} = environment

const trails = trailStore(client, trailsTable)
const days = dayItemStore(client, trailsTable)

const queue = reportQueue(environment.REPORT_QUEUE_URL)
const notifications = {
  send: onDemand(
    async () =>
      (await import('../../outside/notify-queue.ts')).notifyQueue(environment.NOTIFY_QUEUE_URL).send,
  ),
}
const deps: GenerateDeps = {
  readFigures: (devices, period) => readFigures(devices, period, { trails, days, now: Date.now }),
  accounts: accountStore(client, accounts),
  devices: deviceStore(client, environment.DEVICES_TABLE),
  events: eventStore(client, events),
  geofences: geofenceStore(client, { accounts, geofences: environment.GEOFENCES_TABLE }),
  logbook: logbookStore(client, environment.LOGBOOK_TABLE),
  maintenance: maintenanceStore(client, { accounts, maintenance: environment.MAINTENANCE_TABLE }),
  preferences: preferenceStore(client, accounts),
  reports: reportStore(client, { reports: environment.REPORTS_TABLE, due }),
  subscriptions: subscriptionStore(client, environment.SUBSCRIPTIONS_TABLE),
  trails,
  watches: watchStore(client, { trails: trailsTable, events, due }),
  openFiles: async () =>
    (await import('../../outside/private-files.ts')).privateFiles(environment.PRIVATE_FILES_BUCKET),
  queue,
  townFinder,
  fonts: bundledFonts,
  ground: bundledGround,
  newId: () => randomBytes(ID_BYTES).toString('base64url'),
  now: Date.now,
}

export const handler = onQueue(async (body, delivery) => {
  const job = ReportJob.parse(parseJson(body))
  const startedAt = Date.now()
  const isTimeUp = () => Date.now() - startedAt > READS_FOR_MS
  try {
    await retried(() => generateReport(job, isTimeUp, deps), job, delivery, {
      reports: deps.reports,
      queue,
      attemptsMax: environment.ATTEMPTS_MAX,
    })
  } finally {
    await announceEnded(job, { reports: deps.reports, notifyQueue: notifications, now: Date.now })
  }
})
