import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it, vi } from 'vitest'
import { aMockStore } from '../../../test/make/aws/a-mock-store.ts'
import { skippedWaits } from '../../../test/make/aws/skipped-waits.ts'
import { transactionCanceled } from '../../../test/make/aws/store-errors.ts'
import { StoreUnavailable } from './store-unavailable.ts'
import { transact } from './transact.ts'

const ITEMS = [1, 2].map((id) => ({ Put: { TableName: 'T', Item: { id } } }))
const CONFLICT = transactionCanceled('None', 'TransactionConflict')

/** A transaction that the store refuses this often before it writes. */
function refused(times: number, error: Error) {
  const { client, store } = aMockStore()
  const answers = store.on(TransactWriteCommand)
  for (let call = 0; call < times; call++) answers.rejectsOnce(error)
  answers.resolves({})
  return { store, write: () => transact(client, ITEMS) }
}

describe('a transaction', () => {
  it('is one call with all items', async () => {
    const { store, write } = refused(0, CONFLICT)
    expect(await write()).toBeNull()
    expect(store).toHaveReceivedCommandExactlyOnceWith(TransactWriteCommand, { TransactItems: ITEMS })
  })

  it.each([
    ['the second item', transactionCanceled('None', 'ConditionalCheckFailed'), [false, true]],
    ['both items', transactionCanceled('ConditionalCheckFailed', 'ConditionalCheckFailed'), [true, true]],
    [
      'one item, while another write changes the other',
      transactionCanceled('ConditionalCheckFailed', 'TransactionConflict'),
      [true, false],
    ],
  ])('is not tried again after the condition of %s failed', async (_, error, failed) => {
    const { store, write } = refused(1, error)
    expect(await write()).toEqual(failed)
    expect(store).toHaveReceivedCommandOnce(TransactWriteCommand)
  })

  it.each([
    ['other writes change its items', CONFLICT],
    ['its table is throttled', transactionCanceled('ThrottlingError', 'None')],
    ['its index is throttled', transactionCanceled('None', 'ProvisionedThroughputExceeded')],
  ])('F08 is tried eleven more times while %s, after growing waits', async (_, error) => {
    vi.spyOn(Math, 'random').mockReturnValue(0.999)
    const waits = skippedWaits()
    const { store, write } = refused(11, error)
    expect(await write()).toBeNull()
    expect(store).toHaveReceivedCommandTimes(TransactWriteCommand, 12)
    expect(waits).toEqual([49, 99, 199, 399, 799, 999, 999, 999, 999, 999, 999])
  })

  it('F09 is an outage after twelve tries', async () => {
    skippedWaits()
    const { store, write } = refused(12, CONFLICT)
    await expect(write()).rejects.toThrow(StoreUnavailable)
    expect(store).toHaveReceivedCommandTimes(TransactWriteCommand, 12)
  })

  it('F09 is an outage after the first try that ends more than eight seconds after it started', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    skippedWaits()
    const { client, store } = aMockStore()
    store.on(TransactWriteCommand).callsFake(async () => {
      vi.setSystemTime(Date.now() + 4_000)
      throw CONFLICT
    })
    await expect(transact(client, ITEMS)).rejects.toThrow(StoreUnavailable)
    expect(store).toHaveReceivedCommandTimes(TransactWriteCommand, 3)
  })

  it.each([
    ['an item that is too large', transactionCanceled('None', 'ValidationError')],
    ['a missing permission', new Error('AccessDeniedException')],
  ])('is not tried again because of %s', async (_, error) => {
    const { store, write } = refused(1, error)
    await expect(write()).rejects.toThrow(error)
    expect(store).toHaveReceivedCommandOnce(TransactWriteCommand)
  })
})
