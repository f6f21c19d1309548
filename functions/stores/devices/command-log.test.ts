import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { EMPTY_QUEUE } from '../../../shared/commands/command.ts'
import { aMockStore } from '../../../test/make/aws/a-mock-store.ts'
import { conditionFailed } from '../../../test/make/aws/store-errors.ts'
import { commandLogStore } from './command-log.ts'

const ENTRY = { at: 0, changed: [], hint: null, queue: EMPTY_QUEUE }

function aLog() {
  const { client, store } = aMockStore()
  return { store, log: commandLogStore(client, 'Commands') }
}

test.each([
  ['is there already', { writer: 'another' }],
  ['was there and is deleted', undefined],
])('T53 an entry is not appended if another one with its number %s', async (_, stored) => {
  const { store, log } = aLog()
  store.on(PutCommand).rejects(conditionFailed(stored))
  expect(await log.append('track', 1, ENTRY)).toBe(false)
  expect(store).toHaveReceivedCommandExactlyOnceWith(PutCommand, {
    ConditionExpression: 'attribute_not_exists(trackId)',
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  })
})

test('T53 an entry is appended if the SDK repeats its write after a lost response', async () => {
  const { store, log } = aLog()
  store.on(PutCommand).callsFake(async ({ Item }) => {
    throw conditionFailed(Item)
  })
  expect(await log.append('track', 1, ENTRY)).toBe(true)
})

test('T53 an outage is no answer to whether an entry was appended', async () => {
  const { store, log } = aLog()
  const outage = new Error('The store does not answer')
  store.on(PutCommand).rejects(outage)
  await expect(log.append('track', 1, ENTRY)).rejects.toThrow(outage)
})
