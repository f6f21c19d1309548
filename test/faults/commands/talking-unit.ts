import { setTimeout as delay } from 'node:timers/promises'
import * as z from 'zod'
import { commands as routes } from '../../../shared/commands/commands.routes.ts'
import { toIso } from '../../../shared/time.ts'
import { answersTopic, commandsTopic } from '../../../shared/tracking/topics.ts'
import { anAccount } from '../../make/account.ts'
import type { LocalProcess } from '../../make/local/local-process.ts'
import { aTracker, telemetryOf } from '../../make/tracking/tracker.ts'
import { brokerClient } from '../mqtt/broker-client.ts'

/** What a unit or its owner is in the middle of. */
export type Moment = 'asking' | 'reporting' | 'hearing' | 'answering'
export const MOMENTS: readonly Moment[] = ['asking', 'reporting', 'hearing', 'answering']

export type TalkingUnit = Awaited<ReturnType<typeof aTalkingUnit>>

const Heard = z.object({ commandId: z.string(), text: z.string() })
const TEXTS = ['RELAY,1#', 'STATUS#', 'RELAY,0#', 'HC,15,60,60#']
/** The server looks once a second whether a command waits. */
const REPORTS_EVERY_MS = 1_100
/** Below the sixty of an account in an hour, for a unit that lives some minutes. */
const ASKS_EVERY_MS = 2_000

/**
 * A unit with a relay that reports, hears and answers by itself, and an owner who asks it for one thing after the
 * other, whatever becomes of the server. What each of them was told is kept for the end.
 */
export async function aTalkingUnit(
  { url, mqttPort }: Pick<LocalProcess, 'url' | 'mqttPort'>,
  say: (moment: Moment) => void,
) {
  const account = await anAccount(url)
  const credentials = await aTracker(account)
  const { trackerId } = credentials
  const client = await brokerClient(credentials, { host: '127.0.0.1', port: mqttPort })

  const accepted = new Set<string>()
  const heard = new Map<string, number>()
  const answered = new Set<string>()
  const state = { relayCut: false, reports: 0, sent: 0, asks: true, talks: true }

  client.on('message', (_topic, bytes) => {
    const { commandId, text } = Heard.parse(JSON.parse(bytes.toString()))
    const before = heard.get(commandId) ?? 0
    heard.set(commandId, before + 1)
    say('hearing')
    if (before === 0 && text.startsWith('RELAY')) state.relayCut = text === 'RELAY,1#'
    say('answering')
    state.sent += 1
    client
      .publishAsync(answersTopic(trackerId), JSON.stringify({ commandId, text: 'Success!' }), { qos: 1 })
      .then(() => answered.add(commandId), ended)
  })
  await client.subscribeAsync(commandsTopic(trackerId), { qos: 1 })

  async function reports(): Promise<void> {
    while (state.talks) {
      say('reporting')
      const place = { lat: 26.1, lng: -80.1, speedKmh: 5, satellites: 9 }
      const body = { time: toIso(Date.now()), ...place, relayCut: state.relayCut, reportIntervalSeconds: 60 }
      await client.publishAsync(telemetryOf(trackerId), JSON.stringify(body), { qos: 1 })
      state.reports += 1
      await delay(REPORTS_EVERY_MS)
    }
  }

  async function asks(): Promise<void> {
    for (let turn = 0; state.asks; turn++) {
      say('asking')
      state.sent += 1
      const body = { DeviceID: trackerId, TextCommand: TEXTS[turn % TEXTS.length] }
      const called = await account.call('POST', '/vectra/SetCommand/SendTextCmd', body).catch(() => null)
      if (called?.status === 200) accepted.add(routes.sendTextCommand.reply.parse(called.body).commandId)
      await delay(ASKS_EVERY_MS)
    }
  }
  const asking = asks()
  const reporting = reports().catch(ended)

  /** What is under way when the unit is ended is not waited for; anything else is a fault of this program. */
  function ended(error: unknown): void {
    if (state.talks) throw error
  }

  return {
    accepted,
    heard,
    answered,
    reports: () => state.reports,
    /** Requests and answers. */
    sent: () => state.sent,
    async stopAsking() {
      state.asks = false
      await asking
    },
    async end() {
      state.talks = false
      await client.endAsync(true)
      await reporting
    },
  }
}
