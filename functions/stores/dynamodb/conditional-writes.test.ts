import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it } from 'vitest'
import { aMockStore } from '../../../test/make/aws/a-mock-store.ts'
import { conditionFailed } from '../../../test/make/aws/store-errors.ts'
import { deleteIf } from './delete-if.ts'
import { updateIf } from './update-if.ts'

const WRITE = { TableName: 'T', Key: { id: 'a' }, ConditionExpression: 'attribute_exists(id)' }
const OUTAGE = new Error('The store does not answer')

describe('a conditional update', () => {
  it('returns the attributes that it asked for, and none if it asked for none', async () => {
    const { client, store } = aMockStore()
    store
      .on(UpdateCommand)
      .resolvesOnce({ Attributes: { count: 1 } })
      .resolvesOnce({})
    expect(await updateIf(client, WRITE)).toEqual({ count: 1 })
    expect(await updateIf(client, WRITE)).toEqual({})
  })

  it('is not repeated after its condition failed, and passes an outage on', async () => {
    const { client, store } = aMockStore()
    store.on(UpdateCommand).rejectsOnce(conditionFailed()).rejectsOnce(OUTAGE)
    expect(await updateIf(client, WRITE)).toBeNull()
    expect(store).toHaveReceivedCommandExactlyOnceWith(UpdateCommand, WRITE)
    await expect(updateIf(client, WRITE)).rejects.toThrow(OUTAGE)
  })
})

describe('a conditional delete', () => {
  it('says whether its condition held, and passes an outage on', async () => {
    const { client, store } = aMockStore()
    store.on(DeleteCommand).resolvesOnce({}).rejectsOnce(conditionFailed()).rejectsOnce(OUTAGE)
    expect(await deleteIf(client, WRITE)).toBe(true)
    expect(await deleteIf(client, WRITE)).toBe(false)
    expect(store).toHaveReceivedCommandTimes(DeleteCommand, 2)
    await expect(deleteIf(client, WRITE)).rejects.toThrow(OUTAGE)
  })
})
