import { BatchWriteCommand, type BatchWriteCommandInput, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it, vi } from 'vitest'
import { aMockStore } from '../../../test/make/aws/a-mock-store.ts'
import { skippedWaits } from '../../../test/make/aws/skipped-waits.ts'
import { deletePartition, deletesOf, writeAll } from './delete-items.ts'
import { StoreUnavailable } from './store-unavailable.ts'

const keysOf = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `k${index}` }))
const OUTAGE = new Error('The store does not answer')

/** The response that leaves out all but the first `written` of the requested writes. */
function leavingOut({ RequestItems }: BatchWriteCommandInput, written: number) {
  const left = RequestItems?.T?.slice(written) ?? []
  return { UnprocessedItems: left.length === 0 ? {} : { T: left } }
}

describe('writes of many items', () => {
  it('are at most 25 in a call, and those that were left out are written again', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const { client, store } = aMockStore()
    store.on(BatchWriteCommand).callsFake((input) => leavingOut(input, 20))
    await writeAll(client, 'T', deletesOf(keysOf(51)))
    const sent = store.commandCalls(BatchWriteCommand).map(({ args }) => args[0].input.RequestItems?.T)
    expect(sent.map((writes) => writes?.length)).toEqual([25, 5, 25, 5, 1])
    expect(sent[1]).toEqual(deletesOf(keysOf(25).slice(20)))
  })

  it.each([
    [11, null],
    [12, StoreUnavailable],
  ])('F08 F09 that are left out %d times end with %s', async (times, failure) => {
    vi.spyOn(Math, 'random').mockReturnValue(0.999)
    const waits = skippedWaits()
    const { client, store } = aMockStore()
    let calls = 0
    store.on(BatchWriteCommand).callsFake((input) => leavingOut(input, calls++ < times ? 0 : 1))
    const written = writeAll(client, 'T', deletesOf(keysOf(1)))
    if (failure === null) await written
    else await expect(written).rejects.toThrow(failure)
    expect(store).toHaveReceivedCommandTimes(BatchWriteCommand, 12)
    expect(waits).toEqual([49, 99, 199, 399, 799, 999, 999, 999, 999, 999, 999])
  })

  it('F09 end with the first outage', async () => {
    const { client, store } = aMockStore()
    store.on(BatchWriteCommand).resolvesOnce({}).rejects(OUTAGE)
    await expect(writeAll(client, 'T', deletesOf(keysOf(75)))).rejects.toThrow(OUTAGE)
    expect(store).toHaveReceivedCommandTimes(BatchWriteCommand, 2)
  })
})

describe('the deletion of a partition', () => {
  const PARTITION = { table: 'T', partition: ['owner', 'a'], sortKey: 'id' } as const

  /** A partition of three pages with one item each. */
  function aPartition() {
    const { client, store } = aMockStore()
    const [first, second, third] = ['k0', 'k1', 'k2'].map((id) => ({ owner: 'a', id }))
    store
      .on(QueryCommand)
      .resolvesOnce({ Items: [{ ...first }], LastEvaluatedKey: first })
      .resolvesOnce({ Items: [{ ...second }], LastEvaluatedKey: second })
      .resolvesOnce({ Items: [{ ...third }] })
    store.on(BatchWriteCommand).resolves({})
    return { store, remove: (isTimeUp: () => boolean) => deletePartition(client, PARTITION, isTimeUp) }
  }

  it.each([
    ['the first page, when the time is up from the start', 1, [true], false],
    ['two pages, when the time is up after them', 2, [false, true], false],
    ['all pages, whether or not the time is up after the last', 3, [false, false, true], true],
  ])('is of %s', async (_, pages, timeIsUp, areAllGone) => {
    const { store, remove } = aPartition()
    expect(await remove(() => timeIsUp.shift() ?? true)).toBe(areAllGone)
    expect(store).toHaveReceivedCommandTimes(QueryCommand, pages)
    expect(store).toHaveReceivedCommandTimes(BatchWriteCommand, pages)
    expect(store).toHaveReceivedLastCommandWith(BatchWriteCommand, {
      RequestItems: { T: deletesOf([{ owner: 'a', id: `k${pages - 1}` }]) },
    })
  })

  it('F09 does not go on to a page before the items of the last one are gone', async () => {
    const { store, remove } = aPartition()
    store.on(BatchWriteCommand).rejects(OUTAGE)
    await expect(remove(() => false)).rejects.toThrow(OUTAGE)
    expect(store).toHaveReceivedCommandOnce(QueryCommand)
  })
})
