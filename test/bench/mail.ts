import { setTimeout as delay } from 'node:timers/promises'
import mqtt from 'mqtt'
import * as z from 'zod'
import { MINUTE_MS, SECOND_MS, toIso } from '../../shared/time.ts'
import { telemetryTopic } from '../../shared/tracking/topics.ts'
import { anAccount } from '../make/account.ts'
import { aGeofence } from '../make/geofences/geofence.ts'
import { startLocalProcess } from '../make/local/local-process.ts'
import { median, percentile } from '../make/percentile.ts'
import { aTracker } from '../make/tracking/tracker.ts'
import { type Row, rounded } from './report.ts'

/** Above 20 emails in an hour the rest would come in a digest. */
const ACCOUNTS = 10
const TRACKERS_PER_ACCOUNT = 10
const MAILS = ACCOUNTS * TRACKERS_PER_ACCOUNT
const GOAL_MS = 2_000
const PAUSE_MS = 100
const LAST_WITHIN_MS = 30 * SECOND_MS
const [OUTSIDE, DEEP_INSIDE] = [-80.13, -80.1]

const Inbox = z.array(z.object({ subject: z.string(), sentAt: z.iso.datetime() }))

/** From publishing the position that enters a geofence until its email is handed to SES. */
export async function measureMail(): Promise<Row[]> {
  const run = await startLocalProcess({ options: ['--fresh'] })
  try {
    const trackers = await enteringTrackers(run.url, run.mqttPort)
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
    const slowest = percentile(mailMs, 95)
    return [
      { name: 'from publish to email handed to SES, median', value: rounded(median(mailMs)), unit: 'ms' },
      {
        name: '  95th percentile',
        value: rounded(slowest),
        unit: 'ms',
        goal: '2,000 or less',
        met: slowest <= GOAL_MS,
      },
      { name: '  from publish to acknowledged, median', value: rounded(median(acknowledgedMs)), unit: 'ms' },
      {
        name: '  emails',
        value: mailMs.length,
        unit: `of ${MAILS}`,
        goal: String(MAILS),
        met: mailMs.length === MAILS,
      },
    ]
  } finally {
    await run.stop()
  }
}

/** Connected trackers outside of their account's geofence. */
async function enteringTrackers(url: string, mqttPort: number) {
  const trackers = []
  for (let index = 0; index < ACCOUNTS; index++) {
    const account = await anAccount(url)
    await aGeofence(account, { sendEmailNotifications: true })
    for (let count = 0; count < TRACKERS_PER_ACCOUNT; count++) {
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
