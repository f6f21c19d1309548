import { describe, expect, it } from 'vitest'
import { NOON } from '../../test/make/tracking/a-position.ts'
import { readDeadLetter } from './dead-letter.ts'
import { readCommand } from './options.ts'
import { type Letter, type RedriveDeps, redrive, type StreamRecord } from './redrive.ts'
import { formatReport } from './report.ts'

const EVENT = { body: 'e30=', topic: 'vectra/trackers/SEA240/telemetry', client: 'SEA240', receivedAt: NOON }

/** The error action of a topic rule, as AWS documents it. */
const RULE_FAILURE = {
  ruleName: 'vectra_telemetry_vectra',
  topic: EVENT.topic,
  cloudwatchTraceId: 'a8a9',
  clientId: 'SEA240',
  base64OriginalPayload: 'e30=',
  failures: [{ failedAction: 'LambdaAction', failedResource: 'arn:aws:lambda:…', errorMessage: 'throttled' }],
}
/** Lambda's record of an asynchronous call that failed for good. */
const CALL_FAILURE = {
  version: '1.0',
  timestamp: '2026-06-01T12:00:00.000Z',
  requestContext: {
    requestId: 'e4b4',
    functionArn: 'arn:aws:lambda:us-east-1:123456789012:function:Vectra-Telemetry:$LATEST',
    condition: 'RetriesExhausted',
    approximateInvokeCount: 3,
  },
  requestPayload: EVENT,
  responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
  responsePayload: { errorMessage: 'the store is away' },
}
/** Lambda's record of a batch of a stream that failed for good: only where it is. */
const BATCH_FAILURE = {
  requestContext: { requestId: 'c9b8', functionArn: 'arn:aws:lambda:…', condition: 'RetryAttemptsExhausted' },
  responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
  version: '1.0',
  timestamp: '2026-06-01T12:00:00.000Z',
  KinesisBatchInfo: {
    shardId: 'shardId-000000000001',
    startSequenceNumber: '100',
    endSequenceNumber: '102',
    approximateArrivalOfFirstRecord: '2026-06-01T11:00:00Z',
    approximateArrivalOfLastRecord: '2026-06-01T11:00:01Z',
    batchSize: 3,
    streamArn: 'arn:aws:kinesis:us-east-1:123456789012:stream/Messages',
  },
}
const read = (body: unknown) => readDeadLetter(JSON.stringify(body), NOON + 5_000)

describe('a dead letter', () => {
  it('of a function that failed holds the message', () => {
    expect(read(CALL_FAILURE)).toEqual({ kind: 'message', event: EVENT })
  })
  it('of a rule that failed holds it too, received about when the letter came', () => {
    expect(read(RULE_FAILURE)).toEqual({ kind: 'message', event: { ...EVENT, receivedAt: NOON + 5_000 } })
  })
  it('of a batch says where in the stream it is', () => {
    expect(read(BATCH_FAILURE)).toMatchObject({
      kind: 'records',
      place: { shardId: 'shardId-000000000001', first: '100', last: '102', count: 3 },
    })
  })
  it.each([{}, null, 'text', { requestPayload: { topic: 1 } }, { ...CALL_FAILURE, requestPayload: {} }])(
    'that is something else is not understood: %j',
    (body) => {
      expect(read(body)).toEqual({ kind: 'unknown' })
    },
  )
  it('that is no JSON is not understood', () => {
    expect(readDeadLetter('{', NOON)).toEqual({ kind: 'unknown' })
  })
})

const recordsOf = (count: number): StreamRecord[] =>
  Array.from({ length: count }, (_, index) => ({ sequenceNumber: String(100 + index), data: 'e30=' }))

/** A queue with these bodies, and a function that stores what is not of a bad tracker. */
function aStack(bodies: readonly unknown[], streamRecords: StreamRecord[] = recordsOf(3)) {
  const queue = new Map<string, { letter: Letter; hidden: boolean }>()
  bodies.forEach((body, index) => {
    const messageId = `m${index}`
    const letter = { messageId, receipt: messageId, body: JSON.stringify(body), sentAt: NOON }
    queue.set(messageId, { letter, hidden: false })
  })
  const invoked: unknown[] = []
  const deps: RedriveDeps = {
    letters: {
      async receive(max) {
        const visible = [...queue.values()].filter(({ hidden }) => !hidden).slice(0, max)
        for (const one of visible) one.hidden = true
        return visible.map(({ letter }) => letter)
      },
      remove: async ({ messageId }) => void queue.delete(messageId),
      async giveBack({ messageId }) {
        const one = queue.get(messageId)
        if (one) one.hidden = false
      },
    },
    async invoke(event) {
      invoked.push(event)
      return JSON.stringify(event).includes('BADONE') ? 'the store is away' : null
    },
    readRecords: async () => streamRecords,
  }
  const left = () => [...queue].map(([messageId, { hidden }]) => (hidden ? `${messageId} hidden` : messageId))
  return { deps, invoked, left }
}
const ALL = { dryRun: false, max: Number.POSITIVE_INFINITY }
const BAD = { ...CALL_FAILURE, requestPayload: { ...EVENT, client: 'BADONE' } }

describe('redriving', () => {
  it('removes what is stored now, and leaves what fails again or is not understood', async () => {
    const { deps, invoked, left } = aStack([CALL_FAILURE, BAD, RULE_FAILURE, { odd: true }])
    const report = formatReport('Vectra', await redrive(ALL, deps))
    expect(left()).toEqual(['m1', 'm3'])
    expect(invoked).toHaveLength(3)
    expect(report.split('\n')).toEqual([
      'Dead letters of Vectra that were looked at: 4',
      'stored now, and removed: 2',
      'stay in the queue:',
      '  1 x the store is away',
      '  1 x it is nothing that this stack sends there',
    ])
  })

  it('looks at each letter once, however many there are', async () => {
    const { deps, invoked, left } = aStack(Array.from({ length: 25 }, () => BAD))
    expect(await redrive(ALL, deps)).toHaveLength(25)
    expect(invoked).toHaveLength(25)
    expect(left()).toHaveLength(25)
    expect(left().filter((one) => one.endsWith('hidden'))).toEqual([])
  })

  it.each([
    [11, 12],
    [12, 12],
    [13, 12],
  ])('with --max %d of 12 no more than these', async (max, there) => {
    const { deps } = aStack(Array.from({ length: there }, () => CALL_FAILURE))
    expect(await redrive({ dryRun: false, max }, deps)).toHaveLength(Math.min(max, there))
  })

  it('with --dry-run tells what it would do, and does nothing', async () => {
    const { deps, invoked, left } = aStack([CALL_FAILURE, CALL_FAILURE, BATCH_FAILURE, { odd: true }])
    const report = formatReport('Vectra', await redrive({ ...ALL, dryRun: true }, deps))
    expect(invoked).toEqual([])
    expect(left()).toEqual(['m0', 'm1', 'm2', 'm3'])
    expect(report).toContain('  2 x a message on vectra/trackers/SEA240/telemetry')
    expect(report).toContain('  1 x 3 records of the stream, in shardId-000000000001 from 100')
  })

  it('reads the records of a batch again from the stream, twenty at once', async () => {
    const place = { ...BATCH_FAILURE.KinesisBatchInfo, batchSize: 45 }
    const { deps, invoked, left } = aStack([{ ...BATCH_FAILURE, KinesisBatchInfo: place }], recordsOf(45))
    await redrive(ALL, deps)
    expect(invoked.map((event) => JSON.stringify(event).split('sequenceNumber').length - 1)).toEqual([
      20, 20, 5,
    ])
    expect(left()).toEqual([])
  })

  it('says when the stream no longer has them all', async () => {
    const { deps, left } = aStack([BATCH_FAILURE], recordsOf(1))
    expect(formatReport('Vectra', await redrive(ALL, deps))).toContain(
      '2 of its 3 records are no longer in the stream',
    )
    expect(left()).toEqual(['m0'])
  })

  it('gives back what it had in hand when something breaks', async () => {
    const { deps, left } = aStack([BAD, CALL_FAILURE])
    const breaking = {
      ...deps,
      invoke: async (event: unknown) => (event === null ? null : deps.invoke(event)),
    }
    let calls = 0
    breaking.invoke = async (event) => {
      calls += 1
      if (calls === 2) throw new Error('the network is away')
      return deps.invoke(event)
    }
    await expect(redrive(ALL, breaking)).rejects.toThrow('the network is away')
    expect(left()).toContain('m0')
  })

  it('without letters says so', () => {
    expect(formatReport('Vectra', [])).toBe('There are no dead letters of Vectra.')
  })
})

describe('its options', () => {
  it.each([
    [[], { where: { kind: 'aws', stack: 'Vectra', region: null }, order: ALL }],
    [
      ['--stack', 'Mine', '--region', 'eu-central-1', '--max', '5', '--dry-run'],
      { where: { kind: 'aws', stack: 'Mine', region: 'eu-central-1' }, order: { dryRun: true, max: 5 } },
    ],
    [['--local', '--data', '/tmp/x'], { where: { kind: 'local', dataFolder: '/tmp/x' }, order: ALL }],
  ])('%j', (args, asked) => {
    expect(readCommand(args)).toEqual({ kind: 'redrive', ...asked })
  })

  it.each([
    [['--max', '0'], 'at least 1'],
    [['--max', 'x'], 'a number is due'],
    [['--local', '--stack', 'Mine'], 'give one of them'],
    [['--data', 'x'], 'goes with --local'],
    [['--all'], 'Unknown option'],
  ])('%j is unclear, and says how it would be right', (args, reason) => {
    const command = readCommand(args)
    expect(command).toMatchObject({ kind: 'unclear', reason: expect.stringContaining(reason) })
    expect(command).toMatchObject({ reason: expect.stringContaining('npm run redrive --') })
  })
})
