import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Answer } from '../../shared/commands/command-queue.ts'
import { toIso } from '../../shared/time.ts'
import type { StampedPosition } from '../../shared/tracking/judging/clock.ts'
import { NOTHING_TRACKED, type Tracked } from '../../shared/tracking/tracked.ts'
import { NOON } from '../../test/make/tracking/a-position.ts'
import { type Ingest, onTelemetry } from '../runtime/on-telemetry.ts'
import type { StoredTracker } from '../stores/trackers.ts'
import { type IngestDeps, ingestMessage } from './actions.ts'
import { ingestBatch } from './ingest-batch.ts'

const PHONE = 'owntracks/SEA240/phone'
const POSITION = { time: toIso(NOON), lat: 26.1, lng: -80.1 }
const telemetryOf = (trackerId: string) => `vectra/trackers/${trackerId}/telemetry`

const aTracker = (trackerId: string, more: Partial<StoredTracker> = {}): StoredTracker => ({
  trackerId,
  accountId: 'a1',
  trackId: `track-of-${trackerId}`,
  deviceType: 'boat',
  passwordHash: null,
  ...more,
})

/** All that a message touches, in memory. */
function aSystem(trackers: readonly StoredTracker[] = [aTracker('SEA240')]) {
  const kept = {
    positions: [] as { trackId: string; position: StampedPosition }[],
    pushed: [] as [trackerId: string, Tracked][],
    told: [] as [accountId: string, trackerIds: string[]][],
    dialects: [] as string[],
    answers: [] as Answer[],
    unreadable: [] as string[],
    counted: [] as object[],
    wills: [] as string[],
    delivered: [] as string[],
  }
  const failing = new Set<string>()
  const deps: IngestDeps = {
    getTracker: async (trackerId) => trackers.find((one) => one.trackerId === trackerId) ?? null,
    async record(trackId, positions) {
      if (failing.has(trackId)) throw new Error('the store is away')
      const seen = kept.positions.map(({ position }) => position.recordedAt)
      const isRepeat = positions.every(({ recordedAt }) => seen.includes(recordedAt))
      for (const position of positions) kept.positions.push({ trackId, position })
      return isRepeat ? null : { ...NOTHING_TRACKED, lastContactAt: positions[0]?.receivedAt ?? null }
    },
    push: async ({ trackerId }, tracked) => void kept.pushed.push([trackerId, tracked]),
    saveDialect: async (trackerId, _trackId, dialect) => void kept.dialects.push(`${trackerId} ${dialect}`),
    deliver: async ({ trackerId, dialect }) => void kept.delivered.push(`${trackerId} ${dialect}`),
    saveAnswer: async (_tracker, answer) => void kept.answers.push(answer),
    trails: {
      addCounts: async (_trackId, _heardAt, counts) => void kept.counted.push(counts),
      saveLastWill: async (trackId, at) => void kept.wills.push(`${trackId} ${toIso(at)}`),
    },
    unreadable: { create: async (trackId, { reason }) => void kept.unreadable.push(`${trackId} ${reason}`) },
  }
  const ingest: Ingest = {
    one: (message) => ingestMessage(message, deps),
    many: (messages) =>
      ingestBatch(
        messages,
        deps,
        async (accountId, states) => void kept.told.push([accountId, [...states.keys()]]),
      ),
  }
  const handler = onTelemetry(ingest)
  // The context is asked for nothing.
  const invoke = (event: unknown): Promise<unknown> => Promise.resolve(handler(event, Object.create(null)))
  return {
    kept,
    failing,
    invoke,
    send: (topic: string, body: unknown, client = 'SEA240') => invoke(ruleEvent(topic, body, client)),
    sendBatch: (records: readonly unknown[]) => invoke({ Records: records.map(streamRecord) }),
  }
}

const ruleEvent = (topic: string, body: unknown, client: string) => ({
  body: (body instanceof Uint8Array ? Buffer.from(body) : Buffer.from(JSON.stringify(body))).toString(
    'base64',
  ),
  topic,
  client,
  receivedAt: NOON + 1_000,
})
const streamRecord = (event: unknown, index: number) => ({
  kinesis: { sequenceNumber: String(index), data: Buffer.from(JSON.stringify(event)).toString('base64') },
})

let warned: string[] = []
beforeEach(() => {
  warned = []
  const hear = (line: unknown) => void warned.push(String(line))
  vi.spyOn(console, 'log').mockImplementation(hear)
  vi.spyOn(console, 'error').mockImplementation(hear)
})
afterEach(() => vi.restoreAllMocks())
const messagesLogged = () => warned.map((line) => String(JSON.parse(line).message))

describe('whose a message is', () => {
  it('T62 the topic says it: an id in the body that differs is counted, and changes nothing else', async () => {
    const { kept, send } = aSystem([aTracker('SEA240'), aTracker('VAN001')])
    await send(telemetryOf('SEA240'), { ...POSITION, deviceId: 'VAN001' })
    expect(kept.positions.map(({ trackId }) => trackId)).toEqual(['track-of-SEA240'])
    expect(kept.counted).toEqual([{ mismatched: 1 }])
  })

  it('T63 one that nobody has added is dropped and counted in the log, and no item is made', async () => {
    const { kept, send } = aSystem([])
    await send(telemetryOf('SEA240'), POSITION)
    await send(telemetryOf('SEA240'), new Uint8Array([0xff]))
    expect(messagesLogged()).toEqual(['telemetry-tracker-unknown', 'telemetry-tracker-unknown'])
    expect(Object.values(kept).flat()).toEqual([])
  })

  it.each(['VAN001', 'SEA2400', 'sea240', ''])(
    'T61 the client %j does not speak for SEA240',
    async (client) => {
      const { kept, send } = aSystem()
      await send(telemetryOf('SEA240'), POSITION, client)
      await send('vectra/trackers/SEA240/answers', { text: 'ok' }, client)
      expect(messagesLogged()).toEqual(['telemetry-client-mismatch', 'answer-client-mismatch'])
      expect(Object.values(kept).flat()).toEqual([])
    },
  )

  it('T62 Basic Ingest names a rule, which asks for no topic: the rest of it counts, and the client with it', async () => {
    const { kept, send } = aSystem([aTracker('SEA240'), aTracker('VAN001')])
    await send(`$aws/rules/vectra_telemetry_owntracks/${telemetryOf('SEA240')}`, POSITION)
    expect(kept.positions).toHaveLength(1)
    await send(`$aws/rules/vectra_telemetry_vectra/${telemetryOf('VAN001')}`, POSITION)
    await send('$aws/rules/vectra_telemetry_vectra/anything', POSITION)
    await send(`$aws/rules/a/$aws/rules/b/${telemetryOf('SEA240')}`, POSITION)
    expect(kept.positions).toHaveLength(1)
    expect(messagesLogged()).toEqual([
      'telemetry-client-mismatch',
      'telemetry-topic-unknown',
      'telemetry-topic-unknown',
    ])
  })
})

describe('what a tracker speaks', () => {
  const teltonika = (fields: object) => ({ state: { reported: fields } })
  const fix = teltonika({ ts: NOON, latlng: '26.1,-80.1' })

  it('is kept when it changes, and only then', async () => {
    const { kept, send } = aSystem([aTracker('SEA240'), aTracker('VAN001', { dialect: 'teltonika' })])
    await send(telemetryOf('SEA240'), POSITION)
    await send('teltonika/VAN001/data', fix, 'VAN001')
    expect(kept.dialects).toEqual([])
    await send('teltonika/SEA240/data', fix)
    await send(telemetryOf('VAN001'), POSITION, 'VAN001')
    expect(kept.dialects).toEqual(['SEA240 teltonika', 'VAN001 vectra'])
  })

  it('CMD-5 a pending command goes out in the dialect of the message, not of the record', async () => {
    const { kept, send } = aSystem([aTracker('SEA240', { pendingSince: NOON })])
    await send('teltonika/SEA240/data', fix)
    expect(kept.delivered).toEqual(['SEA240 teltonika'])
  })

  it('CMD-5 RSP is the answer to the command under way, as old as its message', async () => {
    const { kept, send } = aSystem()
    await send('teltonika/SEA240/data', { RSP: 'DOUT1:1' })
    await send('vectra/trackers/SEA240/answers', { commandId: 'c1', text: 'Success!' })
    expect(kept.answers).toEqual([
      { commandId: null, words: 'DOUT1:1', receivedAt: NOON + 1_000 },
      { commandId: 'c1', words: 'Success!', receivedAt: NOON + 1_000 },
    ])
    expect(kept.positions).toEqual([])
  })
})

it('T75 a link that flaps tells nobody anything: neither the repeated last message nor its last will', async () => {
  const { kept, send } = aSystem([aTracker('SEA240', { pendingSince: NOON })])
  const location = { _type: 'location', lat: 26.1, lon: -80.1, tst: NOON / 1_000 }
  await send(PHONE, location)
  for (let flap = 0; flap < 20; flap++) {
    await send(PHONE, { _type: 'lwt', tst: NOON / 1_000 })
    await send(PHONE, location)
  }
  expect(kept.pushed).toHaveLength(1)
  expect(kept.delivered).toHaveLength(1)
  expect(kept.unreadable).toEqual([])
  expect(kept.counted).toEqual([])
  expect(kept.wills).toEqual(Array(20).fill(`track-of-SEA240 ${toIso(NOON + 1_000)}`))
})

describe('T71 a batch from the stream', () => {
  const fixAt = (seconds: number) => ({ ...POSITION, time: toIso(NOON + seconds * 1_000) })
  const good = (index: number, trackerId = 'SEA240') =>
    ruleEvent(telemetryOf(trackerId), fixAt(index), trackerId)
  const bytes = (text: string) => new TextEncoder().encode(text)

  it.each([
    ['bad JSON', bytes('{"time":')],
    ['binary', new Uint8Array([0xff, 0xfe, 0, 0x80])],
    ['nothing', new Uint8Array()],
    ['a byte order mark', bytes('\uFEFF')],
    ['128 kB and a byte', bytes('x'.repeat(128 * 1024 + 1))],
    ['a deep array', bytes('['.repeat(5_000) + ']'.repeat(5_000))],
  ])('T71 with %s among ten stores nine, keeps the one, and asks for none again', async (_name, poison) => {
    const { kept, sendBatch } = aSystem()
    const records = Array.from({ length: 10 }, (_, index) => good(index))
    records[4] = ruleEvent(telemetryOf('SEA240'), poison, 'SEA240')
    expect(await sendBatch(records)).toEqual({ batchItemFailures: [] })
    expect(kept.positions).toHaveLength(9)
    expect(kept.unreadable).toHaveLength(1)
  })

  it('T71 with one that the store did not take asks for that one again, and for no other', async () => {
    const { kept, failing, sendBatch } = aSystem([aTracker('SEA240'), aTracker('VAN001')])
    failing.add('track-of-VAN001')
    const records = Array.from({ length: 10 }, (_, index) => good(index, index === 6 ? 'VAN001' : 'SEA240'))
    expect(await sendBatch(records)).toEqual({ batchItemFailures: [{ itemIdentifier: '6' }] })
    expect(kept.positions).toHaveLength(9)
    expect(messagesLogged()).toEqual(['telemetry-failed'])
  })

  it('T71 with a record that is no message of a rule goes on behind it', async () => {
    const { kept, sendBatch } = aSystem()
    expect(await sendBatch([good(0), { topic: 1 }, 'text', good(1)])).toEqual({ batchItemFailures: [] })
    expect(kept.positions).toHaveLength(2)
    expect(messagesLogged()).toEqual(['telemetry-record-unknown', 'telemetry-record-unknown'])
  })

  it('LIV-8 tells each account once, of each device its newest state', async () => {
    const { kept, sendBatch } = aSystem([
      aTracker('SEA240'),
      aTracker('VAN001'),
      aTracker('BUS001', { accountId: 'a2' }),
    ])
    await sendBatch([good(0), good(1, 'VAN001'), good(2), good(3, 'BUS001'), good(4)])
    expect(kept.told.toSorted()).toEqual([
      ['a1', ['SEA240', 'VAN001']],
      ['a2', ['BUS001']],
    ])
    expect(kept.pushed).toEqual([])
  })
})

it('a message straight from a rule that cannot be stored fails its call, so that Lambda tries again', async () => {
  const { failing, send } = aSystem()
  failing.add('track-of-SEA240')
  await expect(send(telemetryOf('SEA240'), POSITION)).rejects.toThrow('the store is away')
  await expect(aSystem().invoke({ topic: 1 })).rejects.toThrow()
})
