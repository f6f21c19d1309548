import { expect, test } from 'vitest'
import { MINUTE_MS, toIso } from '../../../shared/time.ts'
import { aRuleEvent } from '../../../test/make/rules/a-rule-event.ts'
import { ruleOwners } from '../../../test/make/rules/rule-owner.ts'
import { NOON } from '../../../test/make/tracking/a-position.ts'
import { wholeAccount } from '../../stores/devices/device-scope.ts'
import type { StoredNotification } from '../../stores/events/stored-event.ts'

const owners = ruleOwners()
const NONE = { path: {}, query: undefined, body: undefined }

const entry = (state: StoredNotification['state'], detail: string): StoredNotification => ({
  state,
  at: toIso(NOON),
  detail,
  attempts: 1,
})
const FAILED = { 'email:mia@example.com': entry('failed', 'recipient-refused') }

/** An owner of VAN1, and how to store an event that was noted because a notification of it did not arrive. */
async function anOwner() {
  const owner = await owners('VAN1')
  const { accountId, deps, events, alerts, caller } = owner
  const [device] = await deps.devices.getMany(wholeAccount(accountId), ['VAN1'])
  return {
    ...owner,
    async noted(minute: number, notifications: Record<string, StoredNotification> = FAILED) {
      const timestamp = toIso(NOON + minute * MINUTE_MS)
      const trackId = device?.trackId ?? ''
      const event = aRuleEvent({ accountId, deviceId: 'VAN1', trackId, timestamp, notifications })
      await events.create(event)
      await deps.undelivered.note(event, NOON)
      return event
    },
    async list() {
      const answer = await alerts.listUndeliveredAlerts(NONE, caller)
      if (!('reply' in answer)) throw new Error('Listing was refused')
      return answer.reply.undelivered
    },
    see: (eventIds: string[]) => alerts.seeUndeliveredAlerts({ ...NONE, body: { eventIds } }, caller),
  }
}

test('NOT-6 critical alerts that did not arrive are listed, newest first, until somebody has seen them', async () => {
  const { noted, list, see } = await anOwner()
  const [first, second] = [await noted(0), await noted(1)]
  const shown = await list()
  expect(shown.map(({ event }) => event.eventId)).toEqual([second.eventId, first.eventId])
  expect(shown[0]?.undelivered).toEqual([
    {
      channel: 'email',
      recipient: 'mia@example.com',
      state: 'failed',
      at: toIso(NOON),
      detail: 'recipient-refused',
    },
  ])
  await see([second.eventId])
  expect((await list()).map(({ event }) => event.eventId)).toEqual([first.eventId])
})

test('NOT-6 one that was seen stays so, although another notification fails later', async () => {
  const { noted, list, see, deps } = await anOwner()
  const event = await noted(0)
  await see([event.eventId])
  await deps.undelivered.note(event, NOON + MINUTE_MS)
  expect(await list()).toEqual([])
})

test('NOT-6 one that arrived after all is not listed', async () => {
  const { noted, list } = await anOwner()
  await noted(0, { 'email:mia@example.com': entry('sent', 'ses-1') })
  expect(await list()).toEqual([])
})

test('NOT-6 T19 one of a device without a subscription is not listed', async () => {
  const { noted, list, subscribe } = await anOwner()
  await noted(0)
  await subscribe('VAN1', 'canceled')
  expect(await list()).toEqual([])
})

test('NOT-6 T13 one of another account is neither listed nor seen', async () => {
  const [mine, theirs] = [await anOwner(), await anOwner()]
  const event = await theirs.noted(0)
  expect(await mine.list()).toEqual([])
  expect(await mine.see([event.eventId])).toEqual({ reply: { success: true } })
  expect(await theirs.list()).toHaveLength(1)
})
