import { IoTDataPlaneClient, PublishCommand } from '@aws-sdk/client-iot-data-plane'
import type { Command } from '../../shared/commands/command.ts'
import { CUT_FIX_AGE_MAX_MS } from '../../shared/commands/relay-interlock.ts'
import { SECOND_MS } from '../../shared/time.ts'
import { type Dialect, encodeCommand } from '../../shared/trackers/dialects.ts'
import { inNamespace } from '../../shared/tracking/topics.ts'

/**
 * The broker drops a copy once the fix that allowed it is no longer fresh.
 * The command's own expiry is in our log.
 */
const MESSAGE_EXPIRY_SECONDS = CUT_FIX_AGE_MAX_MS / SECOND_MS

/** Publishes commands to trackers. They are awake, as a message of theirs triggers the delivery. */
export function trackerCommands(topicNamespace: string) {
  const client = new IoTDataPlaneClient({ retryMode: 'standard' })
  return {
    async send(trackerId: string, dialect: Dialect, command: Command): Promise<void> {
      const encoded = encodeCommand(dialect, trackerId, command)
      if (encoded === null) throw new Error(`The dialect ${dialect} does not support this command`)
      await client.send(
        new PublishCommand({
          topic: inNamespace(topicNamespace, encoded.topic),
          qos: 1,
          retain: false,
          messageExpiry: MESSAGE_EXPIRY_SECONDS,
          contentType: 'application/json',
          payload: new TextEncoder().encode(encoded.payload),
        }),
      )
    },
  }
}
export type TrackerCommands = ReturnType<typeof trackerCommands>
