import { IoTDataPlaneClient, PublishCommand } from '@aws-sdk/client-iot-data-plane'
import type { Command } from '../../shared/commands/command.ts'
import { type Dialect, encodeCommand } from '../../shared/trackers/dialects.ts'

/** The broker keeps a copy no longer than the fix that let it pass was fresh: expiry is in our record, not there. */
const MESSAGE_EXPIRY_SECONDS = 60

/** Publishes a command to its tracker, which is awake: it has just been heard. */
export function trackerCommands() {
  const client = new IoTDataPlaneClient({ retryMode: 'standard' })
  return {
    async send(trackerId: string, dialect: Dialect, command: Command): Promise<void> {
      const spoken = encodeCommand(dialect, trackerId, command)
      if (spoken === null) throw new Error(`a command that ${dialect} has no words for`)
      await client.send(
        new PublishCommand({
          topic: spoken.topic,
          qos: 1,
          retain: false,
          messageExpiry: MESSAGE_EXPIRY_SECONDS,
          contentType: 'application/json',
          payload: new TextEncoder().encode(spoken.payload),
        }),
      )
    },
  }
}
export type TrackerCommands = ReturnType<typeof trackerCommands>
