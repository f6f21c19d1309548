import { describe, expect, it } from 'vitest'
import type { Letter } from '../../functions/outside/dead-letters.ts'
import type { StreamRecord } from '../../functions/outside/read-records.ts'
import { readDeadLetter } from '../../functions/redrive/dead-letter.ts'
import { NOON } from '../../test/make/tracking/a-position.ts'
import { readCommand } from './options.ts'
import { type RedriveDeps, redrive } from './redrive.ts'
import { formatReport } from './report.ts'

const EVENT = { body: 'e30=', topic: 'vectra/trackers/SEA240/telemetry', client: 'SEA240', receivedAt: NOON }

/** From the error action of a topic rule, as AWS documents it. */
const RULE_FAILURE = {
  ruleName: 'vectra_telemetry_vectra',
  topic: EVENT.topic,
  cloudwatchTraceId: 'a8a9',
  clientId: 'SEA240',
  base64OriginalPayload: 'e30=',
  failures: [{ failedAction: 'LambdaAction', failedResource: 'arn:aws:lambda:…', errorMessage: 'throttled' }],
}
/** From Lambda, after the last retry of an asynchronous call. */
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
  responsePayload: { errorMessage: 'the store is unavailable' },
}
/** From Lambda, after the last retry of a batch of stream records. */
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
  it('from a failed function contains the message', () => {
    expect(read(CALL_FAILURE)).toEqual({ kind: 'message', event: EVENT })
  })
  it('from a failed rule contains it too, received about when the letter was sent', () => {
    expect(read(RULE_FAILURE)).toEqual({ kind: 'message', event: { ...EVENT, receivedAt: NOON + 5_000 } })
  })
  it('from a failed batch contains its range in the stream', () => {
    expect(read(BATCH_FAILURE)).toMatchObject({
      kind: 'records',
      range: { shardId: 'shardId-000000000001', first: '100', last: '102', count: 3 },
    })
  })
  it.each([{}, null, 'text', { requestPayload: { topic: 1 } }, { ...CALL_FAILURE, requestPayload: {} }])(
    'of another kind is unknown: %j',
    (body) => {
      expect(read(body)).toEqual({ kind: 'unknown' })
    },
  )
  it('that is not JSON is unknown', () => {
    expect(readDeadLetter('{', NOON)).toEqual({ kind: 'unknown' })
  })
})

const recordsOf = (count: number): StreamRecord[] =>
  Array.from({ length: count }, (_, index) => ({ sequenceNumber: String(100 + index), data: 'e30=' }))

/** A queue with these bodies, and a function that stores everything but the messages of BADONE. */
function aStack(bodies: readonly unknown[], streamRecords: StreamRecord[] = recordsOf(3)) {
  const queue = new Map<string, { letter: Letter; hidden: boolean }>()
  bodies.forEach((body, index) => {
    const messageId = `m${index}`
    const letter = {
      messageId,
      receipt: messageId,
      body: JSON.stringify(body),
      sentAt: NOON,
      sourceArn: null,
    }
    queue.set(messageId, { letter, hidden: false })
  })
  const invoked: unknown[] = []
  const deps: RedriveDeps = {
    letters: {
      async receive(max) {
        const visible = [...queue.values()].filter(({ hidden }) => !hidden).slice(0, max)
        for (const message of visible) message.hidden = true
        return visible.map(({ letter }) => letter)
      },
      delete: async (receipt) => void queue.delete(receipt),
      async release(receipt) {
        const message = queue.get(receipt)
        if (message) message.hidden = false
      },
    },
    telemetry: {
      async invoke(event) {
        invoked.push(event)
        return JSON.stringify(event).includes('BADONE') ? 'the store is unavailable' : null
      },
      readRecords: async () => streamRecords,
    },
  }
  const left = () => [...queue].map(([messageId, { hidden }]) => (hidden ? `${messageId} hidden` : messageId))
  return { deps, invoked, left }
}
const ALL = { dryRun: false, max: Number.POSITIVE_INFINITY }
const BAD = { ...CALL_FAILURE, requestPayload: { ...EVENT, client: 'BADONE' } }

describe('redriving', () => {
  it('removes what is stored, and leaves what fails again or is unknown', async () => {
    const { deps, invoked, left } = aStack([CALL_FAILURE, BAD, RULE_FAILURE, { odd: true }])
    const report = formatReport('Vectra', await redrive(ALL, deps))
    expect(left()).toEqual(['m1', 'm3'])
    expect(invoked).toHaveLength(3)
    expect(report.split('\n')).toEqual([
      'Dead letters read from Vectra: 4',
      'Stored and removed: 2',
      'Left in the queue:',
      '  1 x the store is unavailable',
      '  1 x not a dead letter of this stack',
    ])
  })

  it('processes each letter once, however many there are', async () => {
    const { deps, invoked, left } = aStack(Array.from({ length: 25 }, () => BAD))
    expect(await redrive(ALL, deps)).toHaveLength(25)
    expect(invoked).toHaveLength(25)
    expect(left()).toHaveLength(25)
    expect(left().filter((letter) => letter.endsWith('hidden'))).toEqual([])
  })

  it.each([
    [11, 12],
    [12, 12],
    [13, 12],
  ])('with --max %d processes at most that many of %d', async (max, count) => {
    const { deps } = aStack(Array.from({ length: count }, () => CALL_FAILURE))
    expect(await redrive({ dryRun: false, max }, deps)).toHaveLength(Math.min(max, count))
  })

  it('with --dry-run lists the letters and changes nothing', async () => {
    const { deps, invoked, left } = aStack([CALL_FAILURE, CALL_FAILURE, BATCH_FAILURE, { odd: true }])
    const report = formatReport('Vectra', await redrive({ ...ALL, dryRun: true }, deps))
    expect(invoked).toEqual([])
    expect(left()).toEqual(['m0', 'm1', 'm2', 'm3'])
    expect(report).toContain('  2 x message on vectra/trackers/SEA240/telemetry')
    expect(report).toContain('  1 x 3 stream records in shardId-000000000001 from 100')
  })

  it('reads the records of a batch from the stream again, and sends twenty per call', async () => {
    const batch = { ...BATCH_FAILURE.KinesisBatchInfo, batchSize: 45 }
    const { deps, invoked, left } = aStack([{ ...BATCH_FAILURE, KinesisBatchInfo: batch }], recordsOf(45))
    await redrive(ALL, deps)
    expect(invoked.map((event) => JSON.stringify(event).split('sequenceNumber').length - 1)).toEqual([
      20, 20, 5,
    ])
    expect(left()).toEqual([])
  })

  it('reports records that are no longer in the stream', async () => {
    const { deps, left } = aStack([BATCH_FAILURE], recordsOf(1))
    expect(formatReport('Vectra', await redrive(ALL, deps))).toContain(
      '2 of its 3 records are no longer in the stream',
    )
    expect(left()).toEqual(['m0'])
  })

  it('releases what it received when a call throws', async () => {
    const { deps, left } = aStack([BAD, CALL_FAILURE])
    let calls = 0
    const invoke = async (event: unknown) => {
      calls += 1
      if (calls === 2) throw new Error('the network is down')
      return deps.telemetry.invoke(event)
    }
    await expect(redrive(ALL, { ...deps, telemetry: { ...deps.telemetry, invoke } })).rejects.toThrow(
      'the network is down',
    )
    expect(left()).toEqual(['m0', 'm1'])
  })

  it('says that there are no letters', () => {
    expect(formatReport('Vectra', [])).toBe('There are no dead letters in Vectra.')
  })
})

describe('the options of redrive', () => {
  it.each([
    [[], { target: { kind: 'aws', stack: 'Vectra', region: null }, options: ALL }],
    [
      ['--stack', 'Mine', '--region', 'eu-central-1', '--max', '5', '--dry-run'],
      { target: { kind: 'aws', stack: 'Mine', region: 'eu-central-1' }, options: { dryRun: true, max: 5 } },
    ],
    [['--local', '--data', '/tmp/x'], { target: { kind: 'local', dataFolder: '/tmp/x' }, options: ALL }],
  ])('%j', (args, expected) => {
    expect(readCommand(args)).toEqual({ kind: 'redrive', ...expected })
  })

  it.each([
    [['--max', '0'], 'at least 1'],
    [['--max', 'x'], 'must be a number'],
    [['--local', '--stack', 'Mine'], 'cannot be combined'],
    [['--data', 'x'], 'needs --local'],
    [['--all'], 'Unknown option'],
  ])('%j is invalid: %s', (args, reason) => {
    const command = readCommand(args)
    expect(command).toMatchObject({ kind: 'invalid', reason: expect.stringContaining(reason) })
    expect(command).toMatchObject({ reason: expect.stringContaining('npm run redrive --') })
  })
})
