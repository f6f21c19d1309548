import { IoTDataPlaneClient, PublishCommand } from '@aws-sdk/client-iot-data-plane'
import type { Command } from '../../shared/commands/command.ts'
import { toIso } from '../../shared/time.ts'
import { commandsTopic } from '../../shared/tracking/topics.ts'

/** The broker keeps a copy no longer than the fix that let it pass was fresh: expiry is in our record, not there. */
const MESSAGE_EXPIRY_SECONDS = 60

/** Publishes a command to its tracker, which is awake: it has just been heard. */
export function trackerCommands() {
  const client = new IoTDataPlaneClient({ retryMode: 'standard' })
  return {
    async send(trackerId: string, { commandId, text, expiresAt }: Command): Promise<void> {
      await client.send(
        new PublishCommand({
          topic: commandsTopic(trackerId),
          qos: 1,
          retain: false,
          messageExpiry: MESSAGE_EXPIRY_SECONDS,
          contentType: 'application/json',
          payload: new TextEncoder().encode(JSON.stringify({ commandId, text, expiresAt: toIso(expiresAt) })),
        }),
      )
    },
  }
}
export type TrackerCommands = ReturnType<typeof trackerCommands>
