import { setTimeout as sleep } from 'node:timers/promises'
import { type APIRequestContext, expect } from '@playwright/test'
import { connectAsync } from 'mqtt'
import * as z from 'zod'
import type { Fleet } from './fleet.ts'

const CommandMessage = z.object({ commandId: z.string(), text: z.string() })
/** The server checks for queued commands at most once a second per tracker. */
const COMMAND_CHECK_MS = 1_100

/** Connects as the tracker of a fleet's device and stays connected to receive commands. The test plays its firmware. */
export async function aTrackerOf(request: APIRequestContext, fleet: Fleet, name: string) {
  const id = fleet.ids[name] ?? ''
  const headers = { authorization: `Bearer ${fleet.accessToken}` }
  const answer = await request.post(`/api/vectra/devices/${id}/credentials`, { headers })
  const { host, port, username, password, topics } = await answer.json()
  const tracker = await connectAsync({ host, port, protocolVersion: 4, clientId: id, username, password })
  const received: string[] = []
  let reportedAt = 0
  tracker.on('message', (_topic, body) =>
    received.push(CommandMessage.parse(JSON.parse(body.toString())).text),
  )
  await tracker.subscribeAsync(topics.commands, { qos: 1 })
  async function publish(topic: string, message: object): Promise<void> {
    await sleep(reportedAt + COMMAND_CHECK_MS - Date.now())
    await tracker.publishAsync(topic, JSON.stringify(message), { qos: 1 })
    reportedAt = Date.now()
  }
  return {
    report: (fields: Record<string, unknown>) =>
      publish(topics.telemetry, {
        time: new Date().toISOString(),
        lat: 25.7745,
        lng: -80.1712,
        satellites: 9,
        ...fields,
      }),
    /** As a Teltonika tracker, with values by AVL id. */
    reportAsTeltonika: (values: Record<string, number>) =>
      publish(`teltonika/${id}/data`, {
        state: { reported: { ts: Date.now(), latlng: '25.774500,-80.171200', sp: 0, sat: 9, ...values } },
      }),
    answer: (text: string) => tracker.publishAsync(topics.answers, JSON.stringify({ text }), { qos: 1 }),
    expectCommands: (...texts: string[]) => expect.poll(() => received).toEqual(texts),
    end: () => tracker.endAsync(),
  }
}
