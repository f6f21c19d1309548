import { randomBytes } from 'node:crypto'
import { parseJson } from '../../../shared/json.ts'
import { MINUTE_MS } from '../../../shared/time.ts'
import { bundledFonts } from '../../documents/pdf/bundled-fonts.ts'
import { readFigures } from '../../figures/read-figures.ts'
import { lazyNotifyQueue } from '../../outside/lazy/notify-queue.ts'
import { ReportJob, reportQueue } from '../../outside/report-queue.ts'
import { townFinder } from '../../places/town-finder.ts'
import { announceEnded } from '../../reports/announce-ended.ts'
import { onQueue } from '../../runtime/on-queue.ts'
import { readUses } from '../../runtime/uses.ts'
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
import { type GenerateDeps, generateReport } from './generate-report.ts'
import { retried } from './retried.ts'
import { uses } from './uses.ts'

/** A job reads no more devices after this, and goes on with another message: the function has five minutes. */
const READS_FOR_MS = 2 * MINUTE_MS
/** 96 bits. */
const ID_BYTES = 12

const { tables, queues, settings } = readUses(uses)
const client = documentClient()

const trails = trailStore(client, tables.trails)
const days = dayItemStore(client, tables.trails)

const queue = reportQueue(queues.reports)
const notifyQueue = lazyNotifyQueue(queues.notify)
const deps: GenerateDeps = {
  readFigures: (devices, period) => readFigures(devices, period, { trails, days, now: Date.now }),
  accounts: accountStore(client, tables.accounts),
  devices: deviceStore(client, tables.devices),
  events: eventStore(client, tables.events),
  geofences: geofenceStore(client, tables),
  logbook: logbookStore(client, tables.logbook),
  maintenance: maintenanceStore(client, tables),
  preferences: preferenceStore(client, tables.accounts),
  reports: reportStore(client, tables),
  subscriptions: subscriptionStore(client, tables.subscriptions),
  trails,
  watches: watchStore(client, tables),
  openFiles: async () =>
    (await import('../../outside/private-files.ts')).privateFiles(settings.privateFilesBucket),
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
      attemptsMax: settings.attemptsMax,
    })
  } finally {
    await announceEnded(job, { reports: deps.reports, notifyQueue, now: Date.now })
  }
})
