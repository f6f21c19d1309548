import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Answer } from '../../shared/commands/command-outcome.ts'
import { toIso } from '../../shared/time.ts'
import type { StampedPosition } from '../../shared/tracking/judging/clock.ts'
import { NOTHING_TRACKED, type Tracked } from '../../shared/tracking/tracked.ts'
import { NOON } from '../../test/make/tracking/a-position.ts'
import { type Ingest, onTelemetry } from '../runtime/on-telemetry.ts'
import type { StoredTracker } from '../stores/devices/trackers.ts'
import { type IngestDeps, ingestMessage } from './actions.ts'
import { ingestBatch } from './ingest-batch.ts'

const PHONE = 'owntracks/SEA240/phone'
const POSITION = { time: toIso(NOON), lat: 26.1, lng: -80.1 }
/** A position with this latitude cannot be stored. */
const UNSTORABLE_LAT = 13
const telemetryOf = (trackerId: string) => `vectra/trackers/${trackerId}/telemetry`

const aTracker = (trackerId: string, more: Partial<StoredTracker> = {}): StoredTracker => ({
  trackerId,
  accountId: 'a1',
  trackId: `track-of-${trackerId}`,
  deviceType: 'boat',
  passwordHash: null,
  ...more,
})

/** Everything that a message affects, in memory. */
function aSystem(trackers: readonly StoredTracker[] = [aTracker('SEA240')], topicNamespace = '') {
  const effects = {
    /** The number of positions in each write. */
    writes: [] as number[],
    positions: [] as { trackId: string; position: StampedPosition }[],
    pushed: [] as [trackerId: string, Tracked][],
    pushedBatches: [] as [accountId: string, trackerIds: string[]][],
    dialects: [] as string[],
    answers: [] as Answer[],
    unreadable: [] as string[],
    kept: [] as object[],
    /** The sizes of stored bodies. */
    bodies: [] as number[],
    counted: [] as object[],
    lastWills: [] as string[],
    delivered: [] as string[],
  }
  const failing = new Set<string>()
  const deps: IngestDeps = {
    topicNamespace,
    getTracker: async (trackerId) => trackers.find((one) => one.trackerId === trackerId) ?? null,
    async record(trackId, positions) {
      if (failing.has(trackId)) throw new Error('the store is unavailable')
      if (positions.some(({ lat }) => lat === UNSTORABLE_LAT)) throw new Error('the store refuses it')
      effects.writes.push(positions.length)
      const seen = effects.positions.map(({ position }) => position.recordedAt)
      const isRepeat = positions.every(({ recordedAt }) => seen.includes(recordedAt))
      for (const position of positions) effects.positions.push({ trackId, position })
      const tracked = { ...NOTHING_TRACKED, lastContactAt: positions[0]?.receivedAt ?? null }
      return isRepeat ? null : { tracked, events: [] }
    },
    watchOf: async () => null,
    announce: async () => undefined,
    push: async ({ trackerId }, tracked) => void effects.pushed.push([trackerId, tracked]),
    saveDialect: async (trackerId, _trackId, dialect) =>
      void effects.dialects.push(`${trackerId} ${dialect}`),
    deliver: async ({ trackerId, dialect }) => void effects.delivered.push(`${trackerId} ${dialect}`),
    saveAnswer: async (_tracker, answer) => void effects.answers.push(answer),
    trails: {
      addCounts: async (_trackId, _lastContactAt, counts) => void effects.counted.push(counts),
      saveLastWill: async (trackId, at) => void effects.lastWills.push(`${trackId} ${toIso(at)}`),
    },
    unreadable: {
      async create(trackId, { reason, bytes }) {
        effects.unreadable.push(`${trackId} ${reason}`)
        effects.bodies.push(bytes.length)
      },
    },
    rawMessages: {
      async create(trackId, { bytes, ...message }) {
        if (failing.has('messages')) throw new Error('the store is unavailable')
        effects.kept.push({ trackId, ...message, body: new TextDecoder().decode(bytes) })
      },
    },
  }
  const ingest: Ingest = {
    one: (message) => ingestMessage(message, deps),
    many: (messages) =>
      ingestBatch(
        messages,
        deps,
        async (accountId, states) =>
          void effects.pushedBatches.push([accountId, [...states.keys()].toSorted()]),
      ),
  }
  const handler = onTelemetry(ingest)
  // The Lambda context is not used.
  const invoke = (event: unknown): Promise<unknown> => Promise.resolve(handler(event, Object.create(null)))
  return {
    effects,
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

let logged: string[] = []
beforeEach(() => {
  logged = []
  const collect = (line: unknown) => void logged.push(String(line))
  vi.spyOn(console, 'log').mockImplementation(collect)
  vi.spyOn(console, 'error').mockImplementation(collect)
})
afterEach(() => vi.restoreAllMocks())
const messagesLogged = () => logged.map((line) => String(JSON.parse(line).message))

describe('the tracker of a message', () => {
  it('T62 is in the topic: a different id in the body is counted and has no other effect', async () => {
    const { effects, send } = aSystem([aTracker('SEA240'), aTracker('VAN001')])
    await send(telemetryOf('SEA240'), { ...POSITION, deviceId: 'VAN001' })
    expect(effects.positions.map(({ trackId }) => trackId)).toEqual(['track-of-SEA240'])
    expect(effects.counted).toEqual([{ mismatched: 1 }])
  })

  it('T63 is unknown: the message is dropped and logged, and no item is created', async () => {
    const { effects, send } = aSystem([])
    await send(telemetryOf('SEA240'), POSITION)
    await send(telemetryOf('SEA240'), new Uint8Array([0xff]))
    expect(messagesLogged()).toEqual(['telemetry-tracker-unknown', 'telemetry-tracker-unknown'])
    expect(Object.values(effects).flat()).toEqual([])
  })

  it.each(['VAN001', 'SEA2400', 'sea240', '', 'SEA240:', 'SEA240:1', 'SEA240:phone'])(
    'T61 accepts nothing from the client %j for SEA240',
    async (client) => {
      const { effects, send } = aSystem()
      await send(telemetryOf('SEA240'), POSITION, client)
      await send('vectra/trackers/SEA240/answers', { text: 'ok' }, client)
      expect(messagesLogged()).toEqual(['telemetry-client-mismatch', 'answer-client-mismatch'])
      expect(Object.values(effects).flat()).toEqual([])
    },
  )

  it('T62 is in the topic after the rule’s name with Basic Ingest, and the client has to match it', async () => {
    const { effects, send } = aSystem([aTracker('SEA240'), aTracker('VAN001')])
    await send(`$aws/rules/vectra_telemetry_owntracks/${telemetryOf('SEA240')}`, POSITION)
    expect(effects.positions).toHaveLength(1)
    await send(`$aws/rules/vectra_telemetry_vectra/${telemetryOf('VAN001')}`, POSITION)
    await send('$aws/rules/vectra_telemetry_vectra/anything', POSITION)
    await send(`$aws/rules/a/$aws/rules/b/${telemetryOf('SEA240')}`, POSITION)
    expect(effects.positions).toHaveLength(1)
    expect(messagesLogged()).toEqual([
      'telemetry-client-mismatch',
      'telemetry-topic-unknown',
      'telemetry-topic-unknown',
    ])
  })
})

describe('a tracker that an earlier owner deleted', () => {
  const claimedAt = NOON
  const reclaimed = () => aSystem([aTracker('SEA240', { claimedAt, releasedAt: NOON - 60_000 })])
  const fixAt = (at: number) => ({ ...POSITION, time: toIso(at) })

  it('T18 has no fix from before the claim, not even one that it uploads later', async () => {
    const { effects, send } = reclaimed()
    await send(telemetryOf('SEA240'), fixAt(claimedAt - 1))
    expect(effects.positions).toEqual([])
    await send(telemetryOf('SEA240'), [fixAt(claimedAt - 3_600_000), fixAt(claimedAt), fixAt(claimedAt - 1)])
    expect(effects.positions.map(({ position }) => position.shownAt)).toEqual([claimedAt])
    expect(messagesLogged()).toEqual(['positions-before-claim', 'positions-before-claim'])
  })

  it('T18 has no message that was received before the claim and stored after it', async () => {
    // received a second after noon
    const { effects, send } = aSystem([aTracker('SEA240', { claimedAt: NOON + 1_001, releasedAt: NOON })])
    await send(telemetryOf('SEA240'), fixAt(NOON + 1_500))
    await send(telemetryOf('SEA240'), 'not a position')
    expect(Object.values(effects).flat()).toEqual([])
    expect(messagesLogged()).toEqual(['telemetry-before-claim', 'telemetry-before-claim'])
  })

  it('T18 has nothing of an earlier fix in the body of an unreadable message either', async () => {
    const { effects, send } = reclaimed()
    await send(telemetryOf('SEA240'), [fixAt(claimedAt - 1), { lat: 'north' }])
    expect(effects.unreadable).toHaveLength(1)
    expect(effects.bodies).toEqual([0])
  })

  it('T18 one that never had another owner uploads what it recorded before', async () => {
    const { effects, send } = aSystem([aTracker('SEA240', { claimedAt })])
    await send(telemetryOf('SEA240'), fixAt(claimedAt - 3_600_000))
    expect(effects.positions).toHaveLength(1)
  })
})

describe('the topic of a trial deployment', () => {
  const ofTrial = () => aSystem([aTracker('SEA240')], 'trial')

  it('T61 is below its namespace, with and without Basic Ingest', async () => {
    const { effects, send } = ofTrial()
    await send(`trial/${telemetryOf('SEA240')}`, POSITION)
    await send(`$aws/rules/trial_vectra_telemetry_vectra/trial/${telemetryOf('SEA240')}`, POSITION)
    expect(effects.positions).toHaveLength(2)
  })

  it('T61 is never one of the production deployment, whose trackers may have the same ids', async () => {
    const { effects, send } = ofTrial()
    await send(telemetryOf('SEA240'), POSITION)
    await send('vectra/trackers/SEA240/answers', { text: 'ok' })
    await send(`trialx/${telemetryOf('SEA240')}`, POSITION)
    expect(Object.values(effects).flat()).toEqual([])
  })
})

describe('the dialect of a tracker', () => {
  const teltonika = (fields: object) => ({ state: { reported: fields } })
  const fix = teltonika({ ts: NOON, latlng: '26.1,-80.1' })

  it('is saved only when it changes', async () => {
    const { effects, send } = aSystem([aTracker('SEA240'), aTracker('VAN001', { dialect: 'teltonika' })])
    await send(telemetryOf('SEA240'), POSITION)
    await send('teltonika/VAN001/data', fix, 'VAN001')
    expect(effects.dialects).toEqual([])
    await send('teltonika/SEA240/data', fix)
    await send(telemetryOf('VAN001'), POSITION, 'VAN001')
    expect(effects.dialects).toEqual(['SEA240 teltonika', 'VAN001 vectra'])
  })

  it('CMD-5 of the message, not of the record, encodes a pending command', async () => {
    const { effects, send } = aSystem([aTracker('SEA240', { pendingSince: NOON })])
    await send('teltonika/SEA240/data', fix)
    expect(effects.delivered).toEqual(['SEA240 teltonika'])
  })

  it('CMD-5 Teltonika’s RSP answers the command in flight, with the time of its message', async () => {
    const { effects, send } = aSystem()
    await send('teltonika/SEA240/data', { RSP: 'DOUT1:1' })
    await send('vectra/trackers/SEA240/answers', { commandId: 'c1', text: 'Success!' })
    expect(effects.answers).toEqual([
      { commandId: null, text: 'DOUT1:1', receivedAt: NOON + 1_000 },
      { commandId: 'c1', text: 'Success!', receivedAt: NOON + 1_000 },
    ])
    expect(effects.positions).toEqual([])
  })
})

it('T75 neither the repeated message nor the last will of a flapping connection is pushed or delivered', async () => {
  const { effects, send } = aSystem([aTracker('SEA240', { pendingSince: NOON })])
  const location = { _type: 'location', lat: 26.1, lon: -80.1, tst: NOON / 1_000 }
  await send(PHONE, location)
  for (let flap = 0; flap < 20; flap++) {
    await send(PHONE, { _type: 'lwt', tst: NOON / 1_000 })
    await send(PHONE, location)
  }
  expect(effects.pushed).toHaveLength(1)
  expect(effects.delivered).toHaveLength(1)
  expect(effects.unreadable).toEqual([])
  expect(effects.counted).toEqual([])
  expect(effects.lastWills).toEqual(Array(20).fill(`track-of-SEA240 ${toIso(NOON + 1_000)}`))
})

describe('T72 an array of positions', () => {
  const HOUR = 3_600_000
  const anArray = (count: number, everyMs: number) =>
    Array.from({ length: count }, (_, index) => ({ ...POSITION, time: toIso(NOON - index * everyMs) }))

  it.each([
    ['1,000 positions are all stored', 1_000, 1_000, 1_000],
    ['of 1,001 positions the oldest is dropped', 1_001, 1_000, 1_000],
    ['of the 3,640 that fit into 128 kB the newest 1,000 are stored', 3_640, 1_000, 1_000],
    ['hourly positions of eight days are all stored', 8 * 24, HOUR, 8 * 24],
    ['of one a day the newest 32 are stored, one for each write', 200, 24 * HOUR, 32],
  ])('%s', async (_title, count, everyMs, stored) => {
    const { effects, send } = aSystem()
    await send(telemetryOf('SEA240'), anArray(count, everyMs))
    const dropped = count - stored
    expect(effects.positions).toHaveLength(stored)
    expect(Math.max(...effects.positions.map(({ position }) => position.recordedAt))).toBe(NOON)
    expect(effects.counted).toEqual(
      dropped === 0 ? [] : [{ received: dropped, unreadable: dropped, batched: dropped }],
    )
    expect(effects.unreadable).toEqual(dropped === 0 ? [] : ['track-of-SEA240 too-many-positions'])
  })

  it('with repeats counts none of them as dropped', async () => {
    const { effects, send } = aSystem()
    const positions = anArray(600, 1_000)
    await send(telemetryOf('SEA240'), [...positions, ...positions])
    expect(effects.positions).toHaveLength(600)
    expect(effects.counted).toEqual([])
  })
})

describe('T58 the messages of a tracker', () => {
  const RECEIVED = NOON + 1_000
  const topic = telemetryOf('SEA240')

  it('are kept as they were sent until the time that support has set, and not from then on', async () => {
    const { effects, send } = aSystem([aTracker('SEA240', { messagesKeptUntil: RECEIVED + 1 })])
    await send(topic, POSITION)
    await send(topic, Buffer.from('{'))
    expect(effects.kept).toEqual([
      {
        trackId: 'track-of-SEA240',
        at: RECEIVED,
        topic,
        positions: 1,
        problem: null,
        body: JSON.stringify(POSITION),
      },
      { trackId: 'track-of-SEA240', at: RECEIVED, topic, positions: 0, problem: 'body-not-json', body: '{' },
    ])
    for (const messagesKeptUntil of [RECEIVED, undefined]) {
      const other = aSystem([
        aTracker('SEA240', messagesKeptUntil === undefined ? {} : { messagesKeptUntil }),
      ])
      await other.send(topic, POSITION)
      expect(other.effects.kept).toEqual([])
      expect(other.effects.positions).toHaveLength(1)
    }
  })

  it('lose no position if they cannot be kept', async () => {
    const { effects, failing, send } = aSystem([aTracker('SEA240', { messagesKeptUntil: RECEIVED + 1 })])
    failing.add('messages')
    await send(topic, POSITION)
    expect(effects.positions).toHaveLength(1)
    expect(logged.join()).toContain('message-not-kept')
  })
})

describe('T71 a batch from the stream', () => {
  const fixAt = (seconds: number) => ({ ...POSITION, time: toIso(NOON + seconds * 1_000) })
  const good = (index: number, trackerId = 'SEA240') =>
    ruleEvent(telemetryOf(trackerId), fixAt(index), trackerId)
  const bytes = (text: string) => new TextEncoder().encode(text)

  it.each([
    ['bad JSON', bytes('{"time":')],
    ['binary', new Uint8Array([0xff, 0xfe, 0, 0x80])],
    ['an empty body', new Uint8Array()],
    ['a byte order mark', bytes('\uFEFF')],
    ['128 kB and a byte', bytes('x'.repeat(128 * 1024 + 1))],
    ['a deep array', bytes('['.repeat(5_000) + ']'.repeat(5_000))],
  ])('T71 with %s among ten stores nine, saves the bad one and retries none', async (_name, badBody) => {
    const { effects, sendBatch } = aSystem()
    const records = Array.from({ length: 10 }, (_, index) => good(index))
    records[4] = ruleEvent(telemetryOf('SEA240'), badBody, 'SEA240')
    expect(await sendBatch(records)).toEqual({ batchItemFailures: [] })
    expect(effects.positions).toHaveLength(9)
    expect(effects.unreadable).toHaveLength(1)
  })

  it('T71 with one that could not be stored retries only that one', async () => {
    const { effects, failing, sendBatch } = aSystem([aTracker('SEA240'), aTracker('VAN001')])
    failing.add('track-of-VAN001')
    const records = Array.from({ length: 10 }, (_, index) => good(index, index === 6 ? 'VAN001' : 'SEA240'))
    expect(await sendBatch(records)).toEqual({ batchItemFailures: [{ itemIdentifier: '6' }] })
    expect(effects.positions).toHaveLength(9)
    expect(messagesLogged()).toEqual(['telemetry-failed'])
  })

  it('LIV-1 stores the positions of each tracker with one write, in their order', async () => {
    const { effects, sendBatch } = aSystem([aTracker('SEA240'), aTracker('VAN001')])
    const records = Array.from({ length: 10 }, (_, index) => good(index, index % 2 ? 'VAN001' : 'SEA240'))
    expect(await sendBatch(records)).toEqual({ batchItemFailures: [] })
    expect(effects.writes).toEqual([5, 5])
    const ofVan = effects.positions.filter(({ trackId }) => trackId === 'track-of-VAN001')
    expect(ofVan.map(({ position }) => (position.recordedAt - NOON) / 1_000)).toEqual([1, 3, 5, 7, 9])
  })

  it('T71 stores what a tracker sent before the message that fails, and retries that and what came after', async () => {
    const { effects, sendBatch } = aSystem([aTracker('SEA240'), aTracker('VAN001')])
    const bad = ruleEvent(telemetryOf('SEA240'), { ...POSITION, lat: UNSTORABLE_LAT }, 'SEA240')
    const records = [good(0), good(1, 'VAN001'), bad, good(3), good(4, 'VAN001')]
    expect(await sendBatch(records)).toEqual({
      batchItemFailures: [{ itemIdentifier: '2' }, { itemIdentifier: '3' }],
    })
    expect(effects.positions).toHaveLength(3)
  })

  it('T18 in the middle of which a tracker changed hands gives each owner their own positions', async () => {
    const trackers = [aTracker('SEA240', { trackId: 'new', claimedAt: NOON, releasedAt: NOON - 1 })]
    vi.spyOn(trackers, 'find').mockReturnValueOnce(aTracker('SEA240'))
    const { effects, sendBatch } = aSystem(trackers)
    await sendBatch([good(0), good(1)])
    expect(effects.positions.map(({ trackId }) => trackId)).toEqual(['track-of-SEA240', 'new'])
  })

  it('T71 with a record that no rule wrote goes on after it', async () => {
    const { effects, sendBatch } = aSystem()
    expect(await sendBatch([good(0), { topic: 1 }, 'text', good(1)])).toEqual({ batchItemFailures: [] })
    expect(effects.positions).toHaveLength(2)
    expect(messagesLogged()).toEqual(['telemetry-record-unknown', 'telemetry-record-unknown'])
  })

  it('LIV-8 pushes once to each account, with the newest state of each device', async () => {
    const { effects, sendBatch } = aSystem([
      aTracker('SEA240'),
      aTracker('VAN001'),
      aTracker('BUS001', { accountId: 'a2' }),
    ])
    await sendBatch([good(0), good(1, 'VAN001'), good(2), good(3, 'BUS001'), good(4)])
    expect(effects.pushedBatches.toSorted()).toEqual([
      ['a1', ['SEA240', 'VAN001']],
      ['a2', ['BUS001']],
    ])
    expect(effects.pushed).toEqual([])
  })
})

it('a message directly from a rule that cannot be stored fails the invocation, so that Lambda retries it', async () => {
  const { failing, send } = aSystem()
  failing.add('track-of-SEA240')
  await expect(send(telemetryOf('SEA240'), POSITION)).rejects.toThrow('the store is unavailable')
  await expect(aSystem().invoke({ topic: 1 })).rejects.toThrow()
})
