import { expect, it } from 'vitest'
import * as z from 'zod'
import { aStore } from '../../../test/make/local/a-store.ts'
import { accountPages, collectPages } from './account-pages.ts'

const Named = z.object({ id: z.string(), status: z.string() })
const stored = (id: string) => ({ status: { S: 'active' }, id: { S: id } })

it('reads the schema’s fields of an account’s items from all pages, with consistent reads', async () => {
  const requests: Record<string, unknown>[] = []
  const next = { accountId: { S: 'a' }, id: { S: 'two' } }
  const store = await aStore((request) => {
    requests.push(request)
    return requests.length === 1
      ? { Items: [stored('one'), stored('two')], LastEvaluatedKey: next }
      : { Items: [stored('three')] }
  })
  expect(await collectPages(accountPages(store, 'T', 'a', Named))).toEqual(
    ['one', 'two', 'three'].map((id) => ({ id, status: 'active' })),
  )
  expect(requests).toMatchObject([
    {
      ConsistentRead: true,
      ExpressionAttributeValues: { ':accountId': { S: 'a' } },
      ProjectionExpression: '#id, #status',
      ExpressionAttributeNames: { '#id': 'id', '#status': 'status' },
    },
    { ExclusiveStartKey: next },
  ])
})

it('rejects an item that does not match the schema', async () => {
  const store = await aStore(() => ({ Items: [{ id: { N: '1' }, status: { S: 'active' } }] }))
  await expect(collectPages(accountPages(store, 'T', 'a', Named))).rejects.toThrow(z.ZodError)
})
