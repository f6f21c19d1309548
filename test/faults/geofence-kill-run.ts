import { setTimeout as delay } from 'node:timers/promises'
import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { eventStore } from '../../functions/stores/events/events.ts'
import type { StoredCrossing } from '../../functions/stores/events/stored-event.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS, toIso } from '../../shared/time.ts'
import { telemetryTopic } from '../../shared/tracking/topics.ts'
import { anAccount } from '../make/accounts/account.ts'
import { accountIdOf } from '../make/accounts/account-id-of.ts'
import { aGeofence } from '../make/geofences/geofence.ts'
import { startLocalProcess } from '../make/local/local-process.ts'
import { localStore, storeEndpointIn } from '../make/local/local-store.ts'
import { aTracker, type Credentials } from '../make/tracking/tracker.ts'
import { brokerClient } from './mqtt/broker-client.ts'
import { until } from './until.ts'

/** Far outside of `aGeofence`, inside, and outside again; the kills come while the trackers cross its edges. */
const WAY = [-80.13, -80.125, -80.12, -80.11, -80.1, -80.09, -80.08, -80.075, -80.07]
const FIX_EVERY_MS = MINUTE_MS
const RETRY_AFTER_MS = 300
/** Work of an event is due a minute after it, and delivered again two minutes after its function was killed. */
const LEFT_TO_TICK_MS = 8 * MINUTE_MS
/** How far back late positions go: outside, then across the edges. */
const LATE_BY_MS = HOUR_MS

/** Above 20 emails in an hour the rest would come in a digest. Each tracker causes two. */
const TRACKERS_PER_ACCOUNT = 10

type Crossings = { events: Record<string, number>; expected: number; leftDue: number; mails: Mails }
/**
 * The emails of the events. A function that ends between sending and saving has claimed the notification, and sends
 * again after claiming it again: there are never more mails than claims.
 */
type Mails = { once: number; repeated: number; missing: number; moreThanClaims: number }

type Options = {
  /** Waits until due work has done what a killed function left, which takes minutes. */
  awaitsTick: boolean
  /** The crossings are uploaded an hour late, behind a newer position. */
  isLate?: boolean
}

/** Kills the whole run with SIGKILL while trackers cross a geofence, and restarts it on the same folder. */
export async function geofenceKillRun(
  trackers: number,
  kills: number,
  { awaitsTick, isLate = false }: Options,
): Promise<Crossings> {
  const options = ['--tick', '1s']
  let run = await startLocalProcess({ options })
  const { mqttPort, dataFolder } = run
  const restart = { port: Number(new URL(run.url).port), mqttPort, dataFolder, options }
  try {
    const accounts = await Promise.all(
      Array.from({ length: Math.ceil(trackers / TRACKERS_PER_ACCOUNT) }, () => anAccount(run.url)),
    )
    for (const account of accounts) await aGeofence(account, { sendEmailNotifications: true })
    const broker = { host: '127.0.0.1', port: mqttPort }
    const lead = isLate ? [WAY[0] ?? 0] : []
    const now = Date.now()
    const start = now - WAY.length * FIX_EVERY_MS - (isLate ? LATE_BY_MS : 0)
    const fleet: Credentials[] = []
    for (const account of accounts)
      for (let count = 0; count < TRACKERS_PER_ACCOUNT && fleet.length < trackers; count++)
        fleet.push(await aTracker(account, { deviceType: 'car' }))
    // a client does not retry its first connection, so no kill may come before it
    const connected = await Promise.all(
      fleet.map(async (credentials) => ({
        trackerId: credentials.trackerId,
        client: await brokerClient(credentials, broker),
      })),
    )
    const drives = connected.map(async ({ trackerId, client }, index) => {
      const fixes = WAY.map((lng, step) => ({ lng, at: start + step * FIX_EVERY_MS }))
      for (const { lng, at } of [...lead.map((lng) => ({ lng, at: now })), ...fixes]) {
        const position = {
          time: toIso(at),
          lat: 26.11 + index * 0.0001,
          lng,
          speedKmh: 30,
        }
        const message = JSON.stringify(position)
        const publish = () => client.publishAsync(telemetryTopic(trackerId), message, { qos: 1 })
        while (
          !(await publish().then(
            () => true,
            () => false,
          ))
        )
          await delay(RETRY_AFTER_MS)
        await delay(Math.random() * SECOND_MS)
      }
      await client.endAsync(true)
    })
    const arrived = Promise.all(drives)
    for (let kill = 0; kill < kills; kill++) {
      await delay(2 * SECOND_MS)
      await run.kill()
      run = await startLocalProcess(restart)
    }
    await arrived

    const { client, tables } = await localStore(storeEndpointIn(run.output()))
    const dueEvents = async () => {
      const { Items = [] } = await client.send(new ScanCommand({ TableName: tables.due }))
      return Items.filter(({ dueKey }) => /^(event|late)#/.test(String(dueKey))).length
    }
    if (awaitsTick)
      await until('due work to do what is left', async () => (await dueEvents()) === 0, LEFT_TO_TICK_MS)
    const stored = eventStore(client, tables.events)
    const listed = () =>
      Promise.all(
        accounts.map(({ accessToken }) =>
          stored.listCrossings(accountIdOf(accessToken), {}, null, EVENTS_MAX),
        ),
      )
    const eventsNow = async () => (await listed()).flatMap(({ events }) => events)
    if (awaitsTick)
      await until(
        'all emails to be sent',
        async () => (await eventsNow()).every((event) => event.late || claimsOf(event)?.state === 'sent'),
        LEFT_TO_TICK_MS,
      )
    const events = await eventsNow()
    const mails = mailsOf(events, await mailedCrossings(run.url))
    return { events: countsOf(events), expected: trackers, leftDue: await dueEvents(), mails }
  } finally {
    await run.stop()
  }
}

const EVENTS_MAX = 10_000

const Inbox = z.array(z.object({ subject: z.string(), text: z.string() }))

/** The crossing of each email, from its link and its subject: `<device id> entry` or `<device id> exit`. */
async function mailedCrossings(url: string): Promise<string[]> {
  const inbox = Inbox.parse(await (await fetch(`${url}/_local/inbox.json`)).json())
  return inbox.flatMap(({ subject, text }) => {
    const deviceId = /[?&]deviceId=([\w-]+)/.exec(text)?.[1]
    if (deviceId === undefined) return []
    return `${deviceId} ${subject.includes(' entered ') ? 'entry' : 'exit'}`
  })
}

const claimsOf = ({ notifications }: StoredCrossing) => Object.values(notifications)[0]

function mailsOf(events: readonly StoredCrossing[], mailed: readonly string[]): Mails {
  const mails: Mails = { once: 0, repeated: 0, missing: 0, moreThanClaims: 0 }
  for (const event of events) {
    const sent = mailed.filter((crossing) => crossing === `${event.deviceId} ${event.eventType}`).length
    if (sent === 1) mails.once += 1
    if (sent > 1) mails.repeated += 1
    if (sent === 0 && !event.late) mails.missing += 1
    if (sent > (claimsOf(event)?.attempts ?? 0)) mails.moreThanClaims += 1
  }
  return mails
}

/** How many trackers have how many events of each type, as `1 entry`. */
function countsOf(events: readonly StoredCrossing[]): Record<string, number> {
  const each = new Map<string, number>()
  for (const { deviceId, eventType } of events) {
    const key = `${deviceId} ${eventType}`
    each.set(key, (each.get(key) ?? 0) + 1)
  }
  const counts: Record<string, number> = {}
  for (const [key, count] of each) {
    const name = `${count} ${key.split(' ')[1]}`
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}
