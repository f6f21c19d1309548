import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { createQueue } from '../../../../bin/local/engines/queue.ts'
import type { DeadLetterQueue } from '../../../../shared/operator/dead-letters.routes.ts'
import { DAY_MS, SECOND_MS } from '../../../../shared/time.ts'
import { NOON } from '../../../../test/make/tracking/a-position.ts'
import type { Letter } from '../../../outside/dead-letters.ts'
import type { Operator } from '../../../runtime/console/serve-console.ts'
import { type LetterDeps, letterActions } from './letter-actions.ts'

const SOURCE = 'NotifyQueueEvents'
const EVENT = { accountId: 'mia', eventKey: '2026-06-01T12:00:00.000Z#e1' }
const aMessage = (client: string) => ({
  requestContext: { condition: 'RetriesExhausted' },
  requestPayload: {
    body: Buffer.from('{"lat":26.123457}').toString('base64'),
    topic: `vectra/trackers/${client}/telemetry`,
    client,
    receivedAt: NOON,
  },
  responsePayload: { errorMessage: 'Bad value "26.123457" at -80.654321 of mia@example.com\n  at ingest.ts' },
})

type Steps = 'receive' | 'log' | 'act' | 'delete'

/** Five queues, of which `filled` has these letters; a console that dies at a step; and what it did. */
function aConsole(filled: DeadLetterQueue, bodies: readonly unknown[]) {
  const clock = { now: NOON }
  const did: string[] = []
  const dies: { at: Steps | null } = { at: null }
  const reach = (step: Steps) => {
    if (dies.at === step) throw new Error('the function was killed')
  }
  const folder = mkdtempSync(join(tmpdir(), 'vectra-letters-'))
  const engines = new Map<DeadLetterQueue, ReturnType<typeof createQueue>>()
  const aQueue = (name: DeadLetterQueue): LetterDeps['deadLetters'][DeadLetterQueue] => {
    const engine = createQueue(join(folder, name), () => clock.now)
    engines.set(name, engine)
    return {
      async receive(max, hiddenSeconds): Promise<Letter[]> {
        const received = engine.receive(max, hiddenSeconds * SECOND_MS)
        reach('receive')
        return received.map(({ messageId, sentAt, body, source }) => ({
          messageId,
          receipt: messageId,
          sentAt,
          body,
          sourceArn: source === undefined ? null : `arn:aws:sqs:us-east-1:1:${source}`,
        }))
      },
      async delete(receipt) {
        reach('delete')
        engine.delete(receipt)
      },
      async release(receipt) {
        // a function that is killed releases nothing
        if (dies.at === null) engine.changeVisibility(receipt, 0)
      },
      count: async () => engine.counts(),
    }
  }
  const deadLetters = {
    telemetry: aQueue('telemetry'),
    notify: aQueue('notify'),
    dueWork: aQueue('dueWork'),
    accounts: aQueue('accounts'),
    reports: aQueue('reports'),
  }
  const engine = engines.get(filled)
  if (engine === undefined) throw new Error('There is no such queue')
  for (const [index, body] of bodies.entries())
    engine.bury({ messageId: `m${index}`, sentAt: NOON + index, body: JSON.stringify(body) }, SOURCE)
  const acted = (what: string) => {
    did.push(what)
    clock.now += SECOND_MS
    reach('act')
  }
  const deps: LetterDeps = {
    deadLetters,
    async sendBack({ sourceArn, messageId }) {
      if (sourceArn?.endsWith(SOURCE) !== true) return false
      acted(`sent ${messageId}`)
      return true
    },
    telemetry: {
      async invoke(event) {
        acted('invoked')
        return JSON.stringify(event).includes('BADONE') ? 'Bad "value" at 26.123457\n at x' : null
      },
      readRecords: async () => [
        {
          sequenceNumber: '1',
          data: Buffer.from(JSON.stringify(aMessage('CAR1').requestPayload)).toString('base64'),
        },
      ],
    },
    users: { get: async (id) => (id === 'gone' ? null : { ...aUser, accountId: id }) },
    trackers: { get: async (trackerId) => ({ ...A_TRACKER, trackerId, accountId: `owner-${trackerId}` }) },
    topicNamespace: '',
    now: () => clock.now,
  }
  const inLogOf: Operator['inLogOf'] = async (accountId, run) => {
    reach('log')
    did.push(`log of ${accountId}`)
    return run(({ name, deviceId }) => void did.push(`${name} ${deviceId}`))
  }
  const operator: Operator = {
    operatorId: 'ann',
    email: 'ann@example.com',
    endsAt: NOON,
    inLogOf,
    noteForAudit: () => undefined,
  }
  const actions = letterActions(deps)
  const run =
    (name: 'retryDeadLetters' | 'discardDeadLetters') =>
    async (...letterIds: string[]) => {
      const input = {
        path: { queue: filled },
        query: undefined,
        body: { letterIds: letterIds.length === 0 ? null : letterIds },
      }
      const result = await actions[name](input, operator)
      if (!('reply' in result)) throw new Error(JSON.stringify(result))
      return result.reply
    }
  return {
    clock,
    did,
    dies,
    engine,
    deps,
    actions,
    operator,
    retry: run('retryDeadLetters'),
    discard: run('discardDeadLetters'),
    async list() {
      const result = await actions.listDeadLetters({ path: {}, query: undefined, body: undefined }, operator)
      if (!('reply' in result)) throw new Error(JSON.stringify(result))
      const one = result.reply.queues.find(({ queue }) => queue === filled)
      if (one === undefined) throw new Error('The queue is not listed')
      return one
    },
    async release(receipts: string[]) {
      await actions.releaseDeadLetters(
        { path: { queue: filled }, query: undefined, body: { receipts } },
        operator,
      )
    },
  }
}
const A_TRACKER = { trackId: 't1', deviceType: '1', passwordHash: null }
const aUser = {
  email: 'mia@example.com',
  name: null,
  isConfirmed: true,
  hasTwoStep: null,
  isEnabled: true,
  isInvited: false,
}
const events = (count: number) => Array.from({ length: count }, () => EVENT)

describe('the list of dead letters', () => {
  it('T106 says kind, ids and reason of a letter, and nothing else that is in it', async () => {
    const { list } = aConsole('telemetry', [aMessage('CAR1')])
    expect(await list()).toEqual({
      queue: 'telemetry',
      count: 1,
      hidden: 0,
      letters: [
        {
          letterId: 'm0',
          sentAt: '2026-06-01T12:00:00.000Z',
          work: 'message',
          concerns: [{ of: 'device', id: 'CAR1' }],
          reason: 'Bad value … at … of …',
        },
      ],
    })
  })

  it.each([
    ['notify', EVENT, 'event', ['account mia', `event ${EVENT.eventKey}`]],
    ['notify', { source: 'aws.ses', detail: { mail: { destination: ['a@b.c'] } } }, 'feedback', []],
    [
      'notify',
      { kind: 'notification', ...EVENT, notification: 'email mia@example.com' },
      'notification',
      ['account mia', `event ${EVENT.eventKey}`],
    ],
    [
      'notify',
      { kind: 'settingsTest', accountId: 'mia', message: 'my secret' },
      'settingsTest',
      ['account mia'],
    ],
    ['accounts', { kind: 'deletion', accountId: 'mia' }, 'deletion', ['account mia']],
    ['reports', { accountId: 'mia', reportId: 'r1' }, 'report', ['account mia', 'report r1']],
    [
      'dueWork',
      {
        minute: 'x',
        dueKey: 'billingMail#K7MX29RV',
        work: { kind: 'billingMail', accountId: 'mia', orderId: 'K7MX29RV' },
      },
      'billingMail',
      ['account mia', 'order K7MX29RV'],
    ],
    ['dueWork', { kind: 'teleport', accountId: 'mia', to: 'Key West' }, 'teleport', ['account mia']],
    ['dueWork', { requestPayload: { 'detail-type': 'Scheduled Event' } }, 'tick', []],
    [
      'dueWork',
      { kind: 'a@b.c', accountId: 'mia@example.com', deviceId: '26.1,-80.6', orderId: '+13055550100' },
      null,
      [],
    ],
    ['telemetry', { KinesisBatchInfo: 1 }, null, []],
    ['accounts', 'text', null, []],
  ] as const)('T106 in %s describes %j as %s', async (queue, body, work, concerns) => {
    const { list } = aConsole(queue, [body])
    const [letter] = (await list()).letters
    expect(letter?.work).toBe(work)
    expect(letter?.concerns.map(({ of, id }) => `${of} ${id}`)).toEqual(concerns)
  })

  it('leaves every letter to the next receiver, is no look at a customer, and counts what it does not show', async () => {
    const { list, did, engine } = aConsole('notify', events(60))
    const listed = await list()
    expect(listed).toMatchObject({ count: 60, hidden: 0 })
    expect(listed.letters).toHaveLength(50)
    expect(engine.counts()).toEqual({ visible: 60, hidden: 0 })
    expect(did).toEqual([])
    engine.receive(10, SECOND_MS)
    expect(await list()).toMatchObject({ count: 50, hidden: 10 })
  })

  it('shows a letter again a minute after a function that was killed', async () => {
    const { list, dies, clock, engine } = aConsole('notify', events(1))
    dies.at = 'receive'
    await expect(list()).rejects.toThrow('killed')
    expect(engine.counts()).toEqual({ visible: 0, hidden: 1 })
    clock.now += 60 * SECOND_MS
    expect(engine.counts()).toEqual({ visible: 1, hidden: 0 })
  })
})

describe('trying again', () => {
  it('stores messages, deletes them, and keeps what fails again until it is released', async () => {
    const { retry, release, list } = aConsole('telemetry', [aMessage('CAR1'), aMessage('BADONE'), { odd: 1 }])
    const { outcomes, held, isComplete } = await retry()
    expect(isComplete).toBe(true)
    expect(outcomes).toEqual([
      { kind: 'stored', letterId: 'm0' },
      { kind: 'failed', letterId: 'm1', failure: { code: 'not-stored', reason: 'Bad … at …' } },
      { kind: 'failed', letterId: 'm2', failure: { code: 'unknown-letter' } },
    ])
    expect(await list()).toMatchObject({ count: 0, hidden: 2 })
    await release(held)
    expect(await list()).toMatchObject({ count: 2, hidden: 0 })
  })

  it('of one letter leaves all others, and shows it again if it fails', async () => {
    const { retry, list, did } = aConsole('telemetry', [aMessage('CAR1'), aMessage('BADONE')])
    expect((await retry('m1')).outcomes).toMatchObject([{ kind: 'failed', letterId: 'm1' }])
    expect(await list()).toMatchObject({ count: 2, hidden: 0 })
    expect((await retry('m0')).outcomes).toEqual([{ kind: 'stored', letterId: 'm0' }])
    expect(did.filter((one) => one === 'invoked')).toHaveLength(2)
  })

  it('of several letters leaves those that came meanwhile, and says which are gone', async () => {
    const { retry, engine, list } = aConsole('notify', events(3))
    engine.delete('m1')
    expect(await retry('m0', 'm1')).toEqual({
      outcomes: [
        { kind: 'queued', letterId: 'm0' },
        { kind: 'gone', letterId: 'm1' },
      ],
      held: [],
      isComplete: true,
    })
    expect(await list()).toMatchObject({ count: 1, hidden: 0 })
  })

  it('sends a letter back to its queue before it is deleted', async () => {
    const { retry, did, engine } = aConsole('notify', [EVENT])
    expect(await retry('m0')).toEqual({
      outcomes: [{ kind: 'queued', letterId: 'm0' }],
      held: [],
      isComplete: true,
    })
    expect(did).toEqual(['log of mia', 'event null', 'sent m0'])
    expect(engine.listBodies()).toEqual([])
  })

  it('of a letter that no queue takes back keeps it and says so', async () => {
    const { retry, engine } = aConsole('dueWork', [])
    engine.send(JSON.stringify({ kind: 'teleport', accountId: 'mia' }))
    expect((await retry()).outcomes).toMatchObject([{ kind: 'failed', failure: { code: 'no-queue' } }])
    expect(engine.listBodies()).toHaveLength(1)
  })

  it.each([
    ['that somebody else has dealt with', 'm0'],
    ['that never was', 'unknown'],
  ])('of a letter %s says that it is gone', async (_, letterId) => {
    const { retry, discard } = aConsole('notify', events(2))
    await discard('m0')
    expect(await retry(letterId)).toEqual({
      outcomes: [{ kind: 'gone', letterId }],
      held: [],
      isComplete: true,
    })
    expect((await retry('m1')).outcomes).toEqual([{ kind: 'queued', letterId: 'm1' }])
  })

  it('of a letter that its queue no longer keeps says that it is gone', async () => {
    const { retry, engine, clock, did } = aConsole('notify', events(1))
    clock.now += 14 * DAY_MS
    engine.delete('m0')
    expect((await retry('m0')).outcomes).toEqual([{ kind: 'gone', letterId: 'm0' }])
    expect(did).toEqual([])
  })

  it('by two operators at once acts on each letter once', async () => {
    const { retry, did, engine } = aConsole('notify', events(11))
    const [one, other] = await Promise.all([retry(), retry()])
    expect(one.outcomes.length + other.outcomes.length).toBe(11)
    expect(did.filter((what) => what.startsWith('sent'))).toHaveLength(11)
    expect(engine.listBodies()).toEqual([])
  })

  it.each(['receive', 'log', 'act', 'delete'] as const)(
    'that is killed at the step “%s” loses no letter, which comes back in a quarter of an hour',
    async (step) => {
      const { retry, did, dies, clock, engine } = aConsole('notify', events(1))
      dies.at = step
      await expect(retry()).rejects.toThrow('killed')
      expect(engine.counts()).toEqual({ visible: 0, hidden: 1 })
      dies.at = null
      clock.now += 900 * SECOND_MS
      expect((await retry()).outcomes).toEqual([{ kind: 'queued', letterId: 'm0' }])
      const twice = step === 'act' || step === 'delete'
      expect(did.filter((what) => what === 'sent m0')).toHaveLength(twice ? 2 : 1)
    },
  )

  it('ends in time for the gateway, and goes on with the next call', async () => {
    const { retry, did, engine } = aConsole('notify', events(30))
    const first = await retry()
    expect(first).toMatchObject({ isComplete: false, held: [] })
    expect(first.outcomes).toHaveLength(12)
    expect(engine.counts()).toEqual({ visible: 18, hidden: 0 })
    await retry()
    expect((await retry()).isComplete).toBe(true)
    expect(new Set(did.filter((what) => what.startsWith('sent'))).size).toBe(30)
  })

  it('goes on looking for a letter behind those that it has looked at', async () => {
    const { retry, deps, clock, engine } = aConsole('notify', events(30))
    const { receive } = deps.deadLetters.notify
    deps.deadLetters.notify.receive = async (max, seconds) => {
      clock.now += 5 * SECOND_MS
      return receive(max, seconds)
    }
    expect(await retry('m29')).toEqual({ outcomes: [], held: [], isComplete: false })
    expect(engine.counts().hidden).toBeGreaterThan(0)
    expect((await retry('m29')).outcomes).toEqual([{ kind: 'queued', letterId: 'm29' }])
  })

  it('says what was done before the store failed, and throws if that is nothing', async () => {
    const { retry, deps, did, list } = aConsole('notify', events(3))
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { sendBack } = deps
    deps.sendBack = async (letter) => {
      if (letter.messageId !== 'm0') throw new Error('the store is down')
      return sendBack(letter)
    }
    expect(await retry()).toMatchObject({ outcomes: [{ letterId: 'm0' }], isComplete: false })
    expect(logged.mock.calls.join()).toContain('dead-letters-interrupted')
    logged.mockRestore()
    await expect(retry()).rejects.toThrow('the store is down')
    expect(await list()).toMatchObject({ count: 2, hidden: 0 })
    expect(did.filter((what) => what === 'sent m0')).toHaveLength(1)
  })
})

describe('the log of the customers whom a letter concerns', () => {
  it('T58 has it before it happens', async () => {
    const { retry, did } = aConsole('telemetry', [aMessage('CAR1')])
    await retry()
    expect(did).toEqual(['log of owner-CAR1', 'message CAR1', 'invoked'])
  })

  it('T58 has a discarded letter too', async () => {
    const { discard, did, engine } = aConsole('accounts', [
      { kind: 'export', accountId: 'mia', exportId: 'e' },
    ])
    expect((await discard()).outcomes).toEqual([{ kind: 'discarded', letterId: 'm0' }])
    expect(did).toEqual(['log of mia', 'export null'])
    expect(engine.listBodies()).toEqual([])
  })

  it('T58 is that of each owner of records in the stream', async () => {
    const range = {
      shardId: 's',
      startSequenceNumber: '1',
      endSequenceNumber: '1',
      batchSize: 1,
      streamArn: 'a',
    }
    const { retry, did } = aConsole('telemetry', [{ KinesisBatchInfo: range }])
    expect((await retry()).outcomes).toMatchObject([{ kind: 'stored' }])
    expect(did).toEqual(['log of owner-CAR1', 'records null', 'invoked'])
  })

  it('T58 gets no entry where the account is deleted', async () => {
    const { retry, did } = aConsole('accounts', [{ kind: 'forget', accountId: 'gone' }])
    expect((await retry()).outcomes).toMatchObject([{ kind: 'queued' }])
    expect(did).toEqual(['sent m0'])
  })

  it('T58 that cannot be written keeps the letter, and nothing is done', async () => {
    const { retry, did, dies, list } = aConsole('notify', events(1))
    dies.at = 'log'
    await expect(retry('m0')).rejects.toThrow()
    expect(did).toEqual([])
    dies.at = null
    expect(await list()).toMatchObject({ hidden: 1 })
  })
})

it('refuses a queue that does not exist', async () => {
  const { actions, operator } = aConsole('notify', [])
  const unknown = { path: { queue: 'X' }, query: undefined }
  const nothing = { refused: 'not-found' }
  expect(await actions.retryDeadLetters({ ...unknown, body: { letterIds: null } }, operator)).toEqual(nothing)
  expect(await actions.discardDeadLetters({ ...unknown, body: { letterIds: null } }, operator)).toEqual(
    nothing,
  )
  expect(await actions.releaseDeadLetters({ ...unknown, body: { receipts: ['x'] } }, operator)).toEqual(
    nothing,
  )
})
