import { setTimeout as delay } from 'node:timers/promises'
import mqtt from 'mqtt'
import * as z from 'zod'
import { MINUTE_MS, SECOND_MS, toIso } from '../../shared/time.ts'
import { telemetryTopic } from '../../shared/tracking/topics.ts'
import { anAccount } from '../make/accounts/account.ts'
import { aGeofence } from '../make/geofences/geofence.ts'
import type { LocalProcess } from '../make/local/local-process.ts'
import { median, percentile } from '../make/percentile.ts'
import { aTracker } from '../make/tracking/tracker.ts'
import { figure } from './figure.ts'
import { inForms } from './part.ts'

const PAUSE_MS = 100
const LAST_WITHIN_MS = 30 * SECOND_MS
const [OUTSIDE, DEEP_INSIDE] = [-80.13, -80.1]

const Inbox = z.array(z.object({ subject: z.string(), sentAt: z.iso.datetime() }))

/** Above 20 emails in an hour, the rest of an account would come in a digest. */
type Fleets = { accounts: number; trackersEach: number }

/** From publishing the position that enters a geofence until its email is handed to SES. */
export const mail = inForms(
  { accounts: 10, trackersEach: 10 },
  { accounts: 1, trackersEach: 1 },
  async (fleets, { localRun }) => {
    const run = await localRun()
    const trackers = await enteringTrackers(fleets, run)
    const publishedAt = new Map<string, number>()
    const acknowledgedMs: number[] = []
    for (const { trackerId, publish } of trackers) {
      const before = Date.now()
      publishedAt.set(trackerId, before)
      await publish(before, DEEP_INSIDE)
      acknowledgedMs.push(Date.now() - before)
      await delay(PAUSE_MS)
    }
    const mailMs = await mailTimes(run.url, publishedAt)
    await Promise.all(trackers.map(({ end }) => end()))
    return [
      figure('from publish to email handed to SES, median', median(mailMs), 'ms'),
      figure('  95th percentile', percentile(mailMs, 95), 'ms', { atMost: 2_000 }),
      figure('  from publish to acknowledged, median', median(acknowledgedMs), 'ms'),
      figure('  emails', mailMs.length, `of ${trackers.length}`, { atLeast: trackers.length }),
    ]
  },
)

/** Connected trackers outside of their account's geofence. */
async function enteringTrackers({ accounts, trackersEach }: Fleets, { url, mqttPort }: LocalProcess) {
  const trackers = []
  for (let index = 0; index < accounts; index++) {
    const account = await anAccount(url)
    await aGeofence(account, { sendEmailNotifications: true })
    for (let count = 0; count < trackersEach; count++) {
      const { trackerId, username, password } = await aTracker(account, { deviceType: 'car' })
      const connection = { protocolVersion: 4 as const, clientId: trackerId, username, password }
      const client = await mqtt.connectAsync(`mqtt://127.0.0.1:${mqttPort}`, connection)
      const publish = (at: number, lng: number) =>
        client.publishAsync(
          telemetryTopic(trackerId),
          JSON.stringify({ time: toIso(at), lat: 26.12, lng, speedKmh: 60 }),
          { qos: 1 },
        )
      await publish(Date.now() - 5 * MINUTE_MS, OUTSIDE)
      trackers.push({ trackerId, publish, end: () => client.endAsync() })
    }
  }
  return trackers
}

/** How long after each publish the email was sent, ms. */
async function mailTimes(url: string, publishedAt: ReadonlyMap<string, number>): Promise<number[]> {
  const until = Date.now() + LAST_WITHIN_MS
  for (;;) {
    const inbox = Inbox.parse(await (await fetch(`${url}/_local/inbox.json`)).json())
    const times = [...publishedAt].flatMap(([trackerId, at]) => {
      const mail = inbox.find(({ subject }) => subject.includes(trackerId))
      return mail === undefined ? [] : [Date.parse(mail.sentAt) - at]
    })
    if (times.length === publishedAt.size || Date.now() > until) return times
    await delay(SECOND_MS)
  }
}
