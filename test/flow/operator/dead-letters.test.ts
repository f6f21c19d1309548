import { describe, expect, inject, it } from 'vitest'
import { members } from '../../../shared/members/members.routes.ts'
import {
  type DeadLetterQueue,
  type ListedQueue,
  deadLetters as routes,
} from '../../../shared/operator/dead-letters.routes.ts'
import { today } from '../../../shared/operator/today.routes.ts'
import { SECOND_MS, toIso } from '../../../shared/time.ts'
import { telemetryTopic } from '../../../shared/tracking/topics.ts'
import { type Account, anAccount } from '../../make/accounts/account.ts'
import { accountIdOf } from '../../make/accounts/account-id-of.ts'
import { anOperator } from '../../make/accounts/operators.ts'
import { addDeadMessage, giveUp } from '../../make/local/dead-letters.ts'
import { aTracker, deviceOf } from '../../make/tracking/tracker.ts'

type Caller = Pick<Account, 'call'>

async function listed({ call }: Caller, queue: DeadLetterQueue): Promise<ListedQueue> {
  const { status, body } = await call('GET', '/operator/dead-letters')
  expect(status).toBe(200)
  const found = routes.listDeadLetters.reply.parse(body).queues.find((one) => one.queue === queue)
  if (found === undefined) throw new Error(`${queue} is not listed`)
  return found
}

/** The letters that concern an account or a device. */
const lettersOf = async (operator: Caller, queue: DeadLetterQueue, id: string) =>
  (await listed(operator, queue)).letters.filter(({ concerns }) => concerns.some((one) => one.id === id))

async function act({ call }: Caller, does: string, queue: DeadLetterQueue, letterId: string | null) {
  const { status, body } = await call('POST', `/operator/dead-letters/${queue}/${does}`, {
    letterIds: letterId && [letterId],
  })
  expect(status).toBe(200)
  return routes.retryDeadLetters.reply.parse(body)
}

async function firstOf(operator: Caller, queue: DeadLetterQueue, id: string) {
  const [letter] = await lettersOf(operator, queue, id)
  if (letter === undefined) throw new Error(`There is no letter of ${id}`)
  return letter
}

const auditOf = async ({ call }: Caller) =>
  members.listAudit.reply.parse((await call('GET', '/vectra/audit')).body).entries

const emailsTo = async (address: string): Promise<unknown[]> =>
  (await fetch(`${inject('localUrl')}/_local/inbox.json?to=${encodeURIComponent(address)}`)).json()

/** A letter with a position of a device. */
async function aDeadPosition(account: Account) {
  const { trackerId } = await aTracker(account)
  const body = { time: toIso(Date.now() - 60 * SECOND_MS), lat: 26.123457, lng: -80.654321 }
  await addDeadMessage({
    requestContext: { functionArn: 'TelemetryIngest', condition: 'RetriesExhausted' },
    requestPayload: {
      body: Buffer.from(JSON.stringify(body)).toString('base64'),
      topic: telemetryTopic(trackerId),
      client: trackerId,
      receivedAt: Date.now() - 50 * SECOND_MS,
    },
    responsePayload: { errorMessage: 'The store is unavailable' },
  })
  return trackerId
}

describe('the dead letters of the console', () => {
  it('T106 raise an alarm, which the desk sees today', async () => {
    const operator = await anOperator()
    await aDeadPosition(await anAccount())
    const { alarms } = today.getToday.reply.parse((await operator.call('GET', '/operator/today')).body)
    expect(alarms.map(({ section }) => section)).toContain('Dead letters')
    const { alarms: all } = today.getHealth.reply.parse((await operator.call('GET', '/operator/health')).body)
    expect(all.length).toBeGreaterThan(alarms.length)
  })

  it('stores a message when it is tried again, and its owner reads of that', async () => {
    const operator = await anOperator()
    const account = await anAccount()
    const trackerId = await aDeadPosition(account)
    const letter = await firstOf(operator, 'telemetry', trackerId)
    expect(letter).toMatchObject({ work: 'message', reason: 'The store is unavailable' })
    const { text } = await operator.call('GET', '/operator/dead-letters')
    expect(text).not.toMatch(/26\.1|80\.6|base64|telemetry\//)
    expect((await auditOf(account)).filter(({ by }) => by.role === 'support')).toEqual([])
    expect((await deviceOf(account, trackerId)).tracking).toBeNull()

    expect((await act(operator, 'retry', 'telemetry', letter.letterId)).outcomes).toEqual([
      { kind: 'stored', letterId: letter.letterId },
    ])
    expect((await deviceOf(account, trackerId)).tracking).toMatchObject({ latitude: 26.123457 })
    expect(await lettersOf(operator, 'telemetry', trackerId)).toEqual([])
    expect((await auditOf(account))[0]).toMatchObject({
      by: { role: 'support' },
      action: 'retryDeadLetters',
      target: { id: 'telemetry', name: 'message', deviceId: trackerId },
      outcome: 'done',
    })
    expect((await act(operator, 'retry', 'telemetry', letter.letterId)).outcomes).toEqual([
      { kind: 'gone', letterId: letter.letterId },
    ])
  })

  it('tries all again, keeps what fails again, and shows it again when it is released', async () => {
    const operator = await anOperator()
    const account = await anAccount()
    const trackerId = await aDeadPosition(account)
    await addDeadMessage({ unknown: trackerId })
    const { outcomes, held, isComplete } = await act(operator, 'retry', 'telemetry', null)
    expect(isComplete).toBe(true)
    expect(outcomes.map(({ kind }) => kind)).toContain('stored')
    const failed = outcomes.filter(({ kind }) => kind === 'failed')
    expect(failed).toHaveLength(held.length)
    expect(await lettersOf(operator, 'telemetry', trackerId)).toEqual([])
    expect((await deviceOf(account, trackerId)).tracking).not.toBeNull()
    const release = await operator.call('POST', '/operator/dead-letters/telemetry/release', {
      receipts: held,
    })
    expect(release.status).toBe(200)
    const { letters, hidden } = await listed(operator, 'telemetry')
    expect(hidden).toBe(0)
    for (const { letterId } of failed) {
      expect(letters.map((one) => one.letterId)).toContain(letterId)
      expect((await act(operator, 'discard', 'telemetry', letterId)).outcomes).toEqual([
        { kind: 'discarded', letterId },
      ])
    }
    expect(await listed(operator, 'telemetry')).toMatchObject({ count: letters.length - failed.length })
  })

  it('notifies when a notification is tried again', async () => {
    const operator = await anOperator()
    const account = await anAccount()
    const accountId = accountIdOf(account.accessToken)
    await giveUp('NotifyQueue', {
      kind: 'settingsTest',
      accountId,
      channels: ['email'],
      message: 'the letter was tried again',
    })
    const letter = await firstOf(operator, 'notify', accountId)
    expect(letter).toMatchObject({ work: 'settingsTest', concerns: [{ of: 'account', id: accountId }] })
    const before = JSON.stringify(await emailsTo(account.email))
    expect(before).not.toContain('the letter was tried again')
    expect((await act(operator, 'retry', 'notify', letter.letterId)).outcomes).toEqual([
      { kind: 'queued', letterId: letter.letterId },
    ])
    await expect
      .poll(async () => JSON.stringify(await emailsTo(account.email)))
      .toContain('the letter was tried again')
    expect(await lettersOf(operator, 'notify', accountId)).toEqual([])
  })

  it.each([
    ['DueWorkRelay', 'cut', { eventKey: 'e1' }],
    ['DueWorkDevices', 'dwell', { deviceId: 'D1', trackId: 't1' }],
    ['DueWorkLateTrails', 'late', { deviceId: 'D1', trackId: 't1', from: 0 }],
    ['DueWorkMessages', 'event', { eventKey: 'e1' }],
    ['DueWorkAccounts', 'exportOverdue', { exportId: 'x1' }],
    ['DueWorkUsage', 'usage', { segment: 0, runAt: 0 }],
  ])('sends work that is over back to its queue %s, where it ends', async (queue, kind, fields) => {
    const operator = await anOperator()
    const accountId = accountIdOf((await anAccount()).accessToken)
    const work = { kind, accountId, ...fields }
    await giveUp(queue, { minute: '2026-01-01T00:00:00.000Z', dueKey: `${kind}#x`, work })
    const letter = await firstOf(operator, 'dueWork', accountId)
    expect(letter.work).toBe(kind)
    expect((await act(operator, 'retry', 'dueWork', letter.letterId)).outcomes).toMatchObject([
      { kind: 'queued' },
    ])
    expect(await lettersOf(operator, 'dueWork', accountId)).toEqual([])
  })

  it.each([
    ['accounts', 'AccountQueue', { kind: 'export', exportId: 'x1' }],
    ['reports', 'ReportQueue', { reportId: 'r1' }],
  ] as const)('sends a job of %s back, or discards it', async (queue, source, job) => {
    const operator = await anOperator()
    const account = await anAccount()
    const accountId = accountIdOf(account.accessToken)
    for (const does of ['retry', 'discard']) {
      await giveUp(source, { accountId, ...job })
      const { letterId } = await firstOf(operator, queue, accountId)
      const kind = does === 'retry' ? 'queued' : 'discarded'
      expect((await act(operator, does, queue, letterId)).outcomes).toEqual([{ kind, letterId }])
      expect(await lettersOf(operator, queue, accountId)).toEqual([])
    }
    expect((await auditOf(account)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['retryDeadLetters', 'discardDeadLetters']),
    )
  })

  it('is done once by two operators at once', async () => {
    const [one, other] = [await anOperator(), await anOperator()]
    const accountId = accountIdOf((await anAccount()).accessToken)
    await giveUp('NotifyQueue', { accountId, eventKey: 'e1' })
    const { letterId } = await firstOf(one, 'notify', accountId)
    const results = await Promise.all(
      [one, other].map((operator) => act(operator, 'retry', 'notify', letterId)),
    )
    const kinds = results.flatMap(({ outcomes }) => outcomes.map(({ kind }) => kind))
    expect(kinds.toSorted()).toEqual(['gone', 'queued'])
  })

  it('refuses what it cannot read', async () => {
    const { call } = await anOperator()
    expect((await call('POST', '/operator/dead-letters/X/retry', { letterIds: null })).status).toBe(404)
    expect((await call('POST', '/operator/dead-letters/notify/retry', {})).status).toBe(400)
    expect((await call('POST', '/operator/dead-letters/notify/release', { receipts: [] })).status).toBe(400)
  })
})
