import { expect, test } from 'vitest'
import * as z from 'zod'
import { EMPTY_QUEUE } from '../../shared/commands/command.ts'
import { aStore } from '../../test/make/local/a-store.ts'
import { commandLogStore } from './command-log.ts'

const Put = z.object({ Item: z.looseObject({ entry: z.object({ S: z.string() }) }) })
const ENTRY = { at: 0, changed: [], hint: null, queue: EMPTY_QUEUE }
const LOST_RESPONSE = { status: 500, body: { __type: 'com.amazonaws.dynamodb#InternalServerError' } }
const conditionFailed = (Item: object) => ({
  status: 400,
  body: { __type: 'com.amazonaws.dynamodb#ConditionalCheckFailedException', Item },
})

/** A log in which each number can be taken once. It can lose its first response after storing the entry. */
async function aLog({ losesFirstResponse }: { losesFirstResponse: boolean }) {
  const stored = new Map<string, object>()
  const store = await aStore((request) => {
    const { Item } = Put.parse(request)
    const existing = stored.get(Item.entry.S)
    if (existing) return conditionFailed(existing)
    stored.set(Item.entry.S, Item)
    return losesFirstResponse ? LOST_RESPONSE : {}
  })
  return { stored, log: commandLogStore(store, 'Commands') }
}

test('T53 only the first writer of an entry number succeeds', async () => {
  const { stored, log } = await aLog({ losesFirstResponse: false })
  expect(await log.append('track', 1, ENTRY)).toBe(true)
  expect(await log.append('track', 1, { ...ENTRY, at: 1 })).toBe(false)
  expect(await log.append('track', 2, ENTRY)).toBe(true)
  expect([...stored.keys()]).toEqual(['000000000001', '000000000002'])
})

test('T53 a write that is repeated after a lost response still succeeds', async () => {
  const { stored, log } = await aLog({ losesFirstResponse: true })
  expect(await log.append('track', 1, ENTRY)).toBe(true)
  expect(stored.size).toBe(1)
})
