import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'
import { type CommandView, commands as routes } from '../../../shared/commands/commands.routes.ts'
import { toIso } from '../../../shared/time.ts'
import { answersTopic, commandsTopic, telemetryTopic } from '../../../shared/tracking/topics.ts'
import type { Account } from '../accounts/account.ts'
import { aTracker, connect, publish } from './tracker.ts'

const ReceivedCommand = z.object({ commandId: z.string(), text: z.string(), expiresAt: z.string() })
type ReceivedCommand = z.infer<typeof ReceivedCommand>

/** The server checks at most once a second whether commands are pending for a tracker. */
export const COMMAND_CHECK_MS = 1_100
const DELIVERED_WITHIN_MS = 100

/** A connected tracker with a relay. It records commands but does not react to them: the test plays its firmware. */
export async function aConnectedTracker(account: Account, more: Record<string, unknown> = {}) {
  const credentials = await aTracker(account, more)
  const { trackerId } = credentials
  const client = await connect(credentials)
  const received: ReceivedCommand[] = []
  let reportedAt = 0
  client.on('message', (_topic, body) => received.push(ReceivedCommand.parse(JSON.parse(body.toString()))))
  await client.subscribeAsync(commandsTopic(trackerId), { qos: 1 })
  return {
    trackerId,
    credentials,
    client,
    received,
    receivedTexts: () => received.map(({ text }) => text),

    /** Publishes a position once the server will check for commands again, then waits for a command to arrive. */
    async report(fields: Record<string, unknown> = {}): Promise<void> {
      await sleep(reportedAt + COMMAND_CHECK_MS - Date.now())
      const position = { time: toIso(Date.now()), lat: 26.1, lng: -80.1, speedKmh: 5, satellites: 9 }
      await publish(client, telemetryTopic(trackerId), { ...position, ...fields })
      reportedAt = Date.now()
      await sleep(DELIVERED_WITHIN_MS)
    },

    async answer(text: string, commandId?: string): Promise<void> {
      await publish(client, answersTopic(trackerId), { commandId, text })
    },

    sendCommand: async (text: string) => {
      const response = await account.call('POST', '/vectra/SetCommand/SendTextCmd', {
        DeviceID: trackerId,
        TextCommand: text,
      })
      if (response.status !== 200) throw new Error(response.text)
      return routes.sendTextCommand.reply.parse(response.body)
    },

    /** The command log, newest first. */
    listCommands: async (): Promise<CommandView[]> => {
      const { body } = await account.call('GET', `/vectra/devices/${trackerId}/commands`)
      return routes.listCommands.reply.parse(body).commands
    },
    disconnect: () => client.endAsync(),
  }
}
