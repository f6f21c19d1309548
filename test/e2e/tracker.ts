import { setTimeout as sleep } from 'node:timers/promises'
import { type APIRequestContext, expect } from '@playwright/test'
import { connectAsync } from 'mqtt'
import * as z from 'zod'
import type { Fleet } from './fleet.ts'

const Heard = z.object({ commandId: z.string(), text: z.string() })
/** The server looks at most once a second whether a command waits for a tracker. */
const LOOKED_AFTER_MS = 1_100

/** The tracker of one of the fleet's devices, which stays connected and hears commands: the test is its firmware. */
export async function aTrackerOf(request: APIRequestContext, fleet: Fleet, name: string) {
  const id = fleet.ids[name] ?? ''
  const headers = { authorization: `Bearer ${fleet.accessToken}` }
  const answer = await request.post(`/api/vectra/devices/${id}/credentials`, { headers })
  const { host, port, username, password, topics } = await answer.json()
  const tracker = await connectAsync({ host, port, protocolVersion: 4, clientId: id, username, password })
  const heard: string[] = []
  let reportedAt = 0
  tracker.on('message', (_topic, body) => heard.push(Heard.parse(JSON.parse(body.toString())).text))
  await tracker.subscribeAsync(topics.commands, { qos: 1 })
  return {
    async report(fields: Record<string, unknown>): Promise<void> {
      await sleep(reportedAt + LOOKED_AFTER_MS - Date.now())
      const position = { time: new Date().toISOString(), lat: 25.7745, lng: -80.1712, satellites: 9 }
      await tracker.publishAsync(topics.telemetry, JSON.stringify({ ...position, ...fields }), { qos: 1 })
      reportedAt = Date.now()
    },
    answer: (text: string) => tracker.publishAsync(topics.answers, JSON.stringify({ text }), { qos: 1 }),
    expectCommands: (...texts: string[]) => expect.poll(() => heard).toEqual(texts),
    end: () => tracker.endAsync(),
  }
}
