import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'
import { type CommandView, commands as routes } from '../../../shared/commands/commands.routes.ts'
import { toIso } from '../../../shared/time.ts'
import { answersTopic, commandsTopic } from '../../../shared/tracking/topics.ts'
import type { Account } from '../account.ts'
import { aTracker, connect, publish, telemetryOf } from './tracker.ts'

const ReceivedCommand = z.object({ commandId: z.string(), text: z.string(), expiresAt: z.string() })
type ReceivedCommand = z.infer<typeof ReceivedCommand>

/** The server looks at most once a second whether a command waits for a tracker. */
export const COMMAND_CHECK_MS = 1_100

/** A tracker with a relay that hears commands and does nothing by itself: the test is its firmware. */
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
    heard: received,
    receivedTexts: () => received.map(({ text }) => text),

    /** Sends a position, once the server will look for commands again; waits until what comes of it is here. */
    async report(fields: Record<string, unknown> = {}): Promise<void> {
      await sleep(reportedAt + COMMAND_CHECK_MS - Date.now())
      const position = { time: toIso(Date.now()), lat: 26.1, lng: -80.1, speedKmh: 5, satellites: 9 }
      await publish(client, telemetryOf(trackerId), { ...position, ...fields })
      reportedAt = Date.now()
      await sleep(100)
    },

    async answer(text: string, commandId?: string): Promise<void> {
      await publish(client, answersTopic(trackerId), { commandId, text })
    },

    sendCommand: async (text: string) => {
      const called = await account.call('POST', '/vectra/SetCommand/SendTextCmd', {
        DeviceID: trackerId,
        TextCommand: text,
      })
      if (called.status !== 200) throw new Error(called.text)
      return routes.sendTextCommand.reply.parse(called.body)
    },

    /** Newest first. */
    listCommands: async (): Promise<CommandView[]> => {
      const { body } = await account.call('GET', `/vectra/devices/${trackerId}/commands`)
      return routes.listCommands.reply.parse(body).commands
    },
    disconnect: () => client.endAsync(),
  }
}
