import { Match } from 'aws-cdk-lib/assertions'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { type IngestDeps, ingestMessage } from '../../functions/ingest/actions.ts'
import { answersTopic, telemetryTopic } from '../../shared/tracking/topics.ts'
import { aTemplate, SYNTH_TIMEOUT_MS } from '../make/local/a-stack.ts'

const Filter = z.object({
  LogGroupName: z.object({ Ref: z.string().startsWith('TelemetryIngestLogs') }),
  FilterPattern: z.string().regex(/^(\?"[a-z-]+" ?)+$|^"[a-z-]+"$/),
  MetricTransformations: z.tuple([
    z.object({ MetricName: z.string(), MetricNamespace: z.literal('Vectra'), MetricValue: z.literal('1') }),
  ]),
})
type Filter = z.infer<typeof Filter>

const TRACKER_ID = 'SEA240'
const telemetry = { topic: telemetryTopic(TRACKER_ID), clientId: TRACKER_ID }
const answer = { topic: answersTopic(TRACKER_ID), clientId: TRACKER_ID }

/** The JSON log of Lambda, where our line is a string in a field, after a message from an unknown tracker. */
async function loggedAfter(message: { topic: string; clientId: string }): Promise<string[]> {
  const spied = vi.spyOn(console, 'log').mockImplementation(() => {})
  spied.mockClear()
  const unused = () => Promise.reject(new Error('a dropped message has no effect'))
  const deps: IngestDeps = {
    topicNamespace: '',
    getTracker: async () => null,
    watchOf: unused,
    record: unused,
    push: unused,
    announce: unused,
    saveDialect: unused,
    deliver: unused,
    saveAnswer: unused,
    trails: { addCounts: unused, saveLastWill: unused },
    unreadable: { create: unused },
    rawMessages: { create: unused },
  }
  await ingestMessage({ ...message, bytes: Buffer.from('{}'), receivedAt: 0 }, deps)
  return spied.mock.calls.map(([line]) => JSON.stringify({ level: 'INFO', requestId: 'r', message: line }))
}

const termsOf = ({ FilterPattern }: Filter) =>
  [...FilterPattern.matchAll(/"([a-z-]+)"/g)].map(([, term]) => term ?? '')

describe('messages that the telemetry function drops', () => {
  let filters: Filter[] = []
  let dashboard = ''
  beforeAll(async () => {
    const template = await aTemplate()
    const all = Object.values(template.findResources('AWS::Logs::MetricFilter'))
    filters = all.flatMap((one) => Filter.safeParse(one.Properties).data ?? [])
    dashboard = JSON.stringify(template.findResources('AWS::CloudWatch::Dashboard', Match.anyValue()))
  }, SYNTH_TIMEOUT_MS)

  const countedBy = async (message: { topic: string; clientId: string }) => {
    const lines = await loggedAfter(message)
    expect(lines).toHaveLength(1)
    return filters
      .filter((filter) => termsOf(filter).some((term) => lines.some((line) => line.includes(term))))
      .map(({ MetricTransformations }) => MetricTransformations[0].MetricName)
  }

  it('T63 count as from an unknown tracker, telemetry and answers', async () => {
    for (const message of [telemetry, answer])
      expect(await countedBy(message)).toEqual(['MessagesFromUnknownTrackers'])
  })

  it('T62 count as from the wrong client, telemetry and answers', async () => {
    for (const message of [telemetry, answer])
      expect(await countedBy({ ...message, clientId: 'SEA999' })).toEqual(['MessagesFromWrongClients'])
  })

  it('T62 T63 are on the dashboard', () => {
    expect(filters).toHaveLength(2)
    for (const { MetricTransformations } of filters)
      expect(dashboard).toContain(MetricTransformations[0].MetricName)
  })
})
