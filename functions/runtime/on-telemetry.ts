import middy from '@middy/core'
import * as z from 'zod'
import { log, reasonOf } from './log.ts'

/** What the IoT rules of `lib/telemetry.ts` select. */
const TelemetryEvent = z.object({
  body: z.string(),
  topic: z.string(),
  client: z.string(),
  receivedAt: z.number(),
})

export type TelemetryMessage = { bytes: Uint8Array; topic: string; clientId: string; receivedAt: number }

/** The Lambda handler behind the IoT rules. A throw means "not stored": Lambda tries again, then dead letters. */
export function onTelemetry(ingest: (message: TelemetryMessage) => Promise<void>) {
  return middy<unknown, void>()
    .use({ onError: ({ error }) => log('error', 'telemetry-failed', { reason: reasonOf(error) }) })
    .handler(async (event) => {
      const { body, topic, client, receivedAt } = TelemetryEvent.parse(event)
      await ingest({ bytes: Buffer.from(body, 'base64'), topic, clientId: client, receivedAt })
    })
}
