import { setTimeout as delay } from 'node:timers/promises'
import * as z from 'zod'
import { commands as routes } from '../../../shared/commands/commands.routes.ts'
import { toIso } from '../../../shared/time.ts'
import { answersTopic, commandsTopic, telemetryTopic } from '../../../shared/tracking/topics.ts'
import { anAccount } from '../../make/accounts/account.ts'
import type { LocalProcess } from '../../make/local/local-process.ts'
import { aTracker } from '../../make/tracking/tracker.ts'
import { brokerClient } from '../mqtt/broker-client.ts'

/** The moments at which a tracker or its owner is interrupted. */
export const MOMENTS = ['requesting', 'reporting', 'receiving', 'answering'] as const
type Moment = (typeof MOMENTS)[number]

export type CommandedTracker = Awaited<ReturnType<typeof aCommandedTracker>>

const ReceivedCommand = z.object({ commandId: z.string(), text: z.string() })
const TEXTS = ['RELAY,1#', 'STATUS#', 'RELAY,0#', 'HC,15,60,60#']
/** The server checks for pending commands at most once a second. */
const REPORT_EVERY_MS = 1_100
/** Stays below the 60 commands an hour of an account, for a tracker that runs a few minutes. */
const REQUEST_EVERY_MS = 2_000

/**
 * A tracker with a relay that reports, receives and answers commands, and an owner who keeps requesting commands,
 * whatever happens to the server. Records what each of them was acknowledged and what the tracker received.
 */
export async function aCommandedTracker(
  { url, mqttPort }: Pick<LocalProcess, 'url' | 'mqttPort'>,
  onMoment: (moment: Moment) => void,
) {
  const account = await anAccount(url)
  const credentials = await aTracker(account)
  const { trackerId } = credentials
  const client = await brokerClient(credentials, { host: '127.0.0.1', port: mqttPort })

  const accepted = new Set<string>()
  /** How often each command arrived. */
  const received = new Map<string, number>()
  const answered = new Set<string>()
  const state = { relayCut: false, reports: 0, sent: 0, isRequesting: true, isConnected: true }

  client.on('message', (_topic, bytes) => {
    const { commandId, text } = ReceivedCommand.parse(JSON.parse(bytes.toString()))
    const timesBefore = received.get(commandId) ?? 0
    received.set(commandId, timesBefore + 1)
    onMoment('receiving')
    if (timesBefore === 0 && text.startsWith('RELAY')) state.relayCut = text === 'RELAY,1#'
    onMoment('answering')
    state.sent += 1
    client
      .publishAsync(answersTopic(trackerId), JSON.stringify({ commandId, text: 'Success!' }), { qos: 1 })
      .then(() => answered.add(commandId), ignoreAfterDisconnect)
  })
  await client.subscribeAsync(commandsTopic(trackerId), { qos: 1 })

  async function report(): Promise<void> {
    while (state.isConnected) {
      onMoment('reporting')
      const fix = { lat: 26.1, lng: -80.1, speedKmh: 5, satellites: 9 }
      const body = { time: toIso(Date.now()), ...fix, relayCut: state.relayCut, reportIntervalSeconds: 60 }
      await client.publishAsync(telemetryTopic(trackerId), JSON.stringify(body), { qos: 1 })
      state.reports += 1
      await delay(REPORT_EVERY_MS)
    }
  }

  async function requestCommands(): Promise<void> {
    for (let turn = 0; state.isRequesting; turn++) {
      onMoment('requesting')
      state.sent += 1
      const body = { DeviceID: trackerId, TextCommand: TEXTS[turn % TEXTS.length] }
      const response = await account.call('POST', '/vectra/SetCommand/SendTextCmd', body).catch(() => null)
      if (response?.status === 200) accepted.add(routes.sendTextCommand.reply.parse(response.body).commandId)
      await delay(REQUEST_EVERY_MS)
    }
  }
  const requesting = requestCommands()
  const reporting = report().catch(ignoreAfterDisconnect)

  /** Disconnecting interrupts what is in flight. Before that, an error is a bug in this program. */
  function ignoreAfterDisconnect(error: unknown): void {
    if (state.isConnected) throw error
  }

  return {
    accepted,
    received,
    answered,
    reports: () => state.reports,
    /** The number of requests and answers sent. */
    sent: () => state.sent,
    async stopRequesting() {
      state.isRequesting = false
      await requesting
    },
    async disconnect() {
      state.isConnected = false
      // before the end, which would leave the promise of an unacknowledged report pending forever
      await reporting
      await client.endAsync(true)
    },
  }
}
