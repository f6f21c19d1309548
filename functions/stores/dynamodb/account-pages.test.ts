import { expect, it } from 'vitest'
import * as z from 'zod'
import { aStore } from '../../../test/make/local/a-store.ts'
import { accountPages, collectPages } from './account-pages.ts'

const Named = z.object({ id: z.string(), status: z.string() })
const stored = (id: string) => ({ status: { S: 'active' }, id: { S: id } })

it('reads the account’s items of all pages, those fields that the schema has, consistently', async () => {
  const asked: Record<string, unknown>[] = []
  const next = { accountId: { S: 'a' }, id: { S: 'two' } }
  const store = await aStore((request) => {
    asked.push(request)
    return asked.length === 1
      ? { Items: [stored('one'), stored('two')], LastEvaluatedKey: next }
      : { Items: [stored('three')] }
  })
  expect(await collectPages(accountPages(store, 'T', 'a', Named))).toEqual(
    ['one', 'two', 'three'].map((id) => ({ id, status: 'active' })),
  )
  expect(asked).toMatchObject([
    {
      ConsistentRead: true,
      ExpressionAttributeValues: { ':accountId': { S: 'a' } },
      ProjectionExpression: '#id, #status',
      ExpressionAttributeNames: { '#id': 'id', '#status': 'status' },
    },
    { ExclusiveStartKey: next },
  ])
})

it('refuses an item that is not what the schema says', async () => {
  const store = await aStore(() => ({ Items: [{ id: { N: '1' }, status: { S: 'active' } }] }))
  await expect(collectPages(accountPages(store, 'T', 'a', Named))).rejects.toThrow(z.ZodError)
})
