import { QueryCommand } from '@aws-sdk/client-dynamodb'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { aMockStore, answerJson } from '../../../test/make/aws/a-mock-store.ts'
import { accountPages, collectPages } from './account-pages.ts'

const Named = z.object({ id: z.string(), status: z.string() })
const stored = (id: string) => ({ status: { S: 'active' }, id: { S: id } })
const named = (id: string) => ({ id, status: 'active' })
const NEXT = { accountId: { S: 'a' }, id: { S: 'two' } }
const FIRST_PAGE = { Items: [stored('one'), stored('two')], LastEvaluatedKey: NEXT }

it('reads the schema’s fields of an account’s items from all pages, with consistent reads', async () => {
  const { client, store } = aMockStore()
  answerJson(store, QueryCommand, ({ ExclusiveStartKey }) =>
    ExclusiveStartKey === undefined ? FIRST_PAGE : { Items: [stored('three')] },
  )
  expect(await collectPages(accountPages(client, 'T', 'a', Named))).toEqual(
    ['one', 'two', 'three'].map(named),
  )
  expect(store).toHaveReceivedCommandTimes(QueryCommand, 2)
  expect(store).toHaveReceivedNthCommandWith(QueryCommand, 1, {
    ConsistentRead: true,
    ExpressionAttributeValues: { ':accountId': { S: 'a' } },
    ProjectionExpression: '#id, #status',
    ExpressionAttributeNames: { '#id': 'id', '#status': 'status' },
  })
  expect(store).toHaveReceivedNthCommandWith(QueryCommand, 2, { ExclusiveStartKey: NEXT })
})

it('rejects an item that does not match the schema', async () => {
  const { client, store } = aMockStore()
  answerJson(store, QueryCommand, () => ({ Items: [{ id: { N: '1' }, status: { S: 'active' } }] }))
  await expect(collectPages(accountPages(client, 'T', 'a', Named))).rejects.toThrow(z.ZodError)
})

it('F09 reports an outage to whoever reads the page that failed, and to nobody if it is not read', async () => {
  const { client, store } = aMockStore()
  answerJson(store, QueryCommand, ({ ExclusiveStartKey }) => {
    if (ExclusiveStartKey !== undefined) throw new Error('The store does not answer')
    return FIRST_PAGE
  })
  for await (const page of accountPages(client, 'T', 'a', Named)) {
    expect(page).toEqual(['one', 'two'].map(named))
    break
  }
  await expect(collectPages(accountPages(client, 'T', 'a', Named))).rejects.toThrow('does not answer')
  expect(store).toHaveReceivedCommandTimes(QueryCommand, 4)
})
