import { expect, test } from 'vitest'
import * as z from 'zod'
import { EMPTY_QUEUE } from '../../shared/commands/command.ts'
import { aStore } from '../../test/make/local/a-store.ts'
import { commandLogStore } from './command-log.ts'

const Put = z.object({ Item: z.looseObject({ entry: z.object({ S: z.string() }) }) })
const ENTRY = { at: 0, changed: [], hint: null, queue: EMPTY_QUEUE }
const LOST_ANSWER = { status: 500, body: { __type: 'com.amazonaws.dynamodb#InternalServerError' } }
const taken = (Item: object) => ({
  status: 400,
  body: { __type: 'com.amazonaws.dynamodb#ConditionalCheckFailedException', Item },
})

/** A store that keeps one entry of each number; the first answer is lost after the entry was kept. */
async function aLog({ losesFirstAnswer }: { losesFirstAnswer: boolean }) {
  const kept = new Map<string, object>()
  const store = await aStore((request) => {
    const { Item } = Put.parse(request)
    const there = kept.get(Item.entry.S)
    if (there) return taken(there)
    kept.set(Item.entry.S, Item)
    return losesFirstAnswer ? LOST_ANSWER : {}
  })
  return { kept, log: commandLogStore(store, 'Commands') }
}

test('T53 the first to put an entry has its number, the second does not', async () => {
  const { kept, log } = await aLog({ losesFirstAnswer: false })
  expect(await log.append('track', 1, ENTRY)).toBe(true)
  expect(await log.append('track', 1, { ...ENTRY, at: 1 })).toBe(false)
  expect(await log.append('track', 2, ENTRY)).toBe(true)
  expect([...kept.keys()]).toEqual(['000000000001', '000000000002'])
})

test('T53 a put that is tried again because its answer was lost is still the first', async () => {
  const { kept, log } = await aLog({ losesFirstAnswer: true })
  expect(await log.append('track', 1, ENTRY)).toBe(true)
  expect(kept.size).toBe(1)
})
