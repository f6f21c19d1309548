import type { CancellationReason } from '@aws-sdk/client-dynamodb'
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it } from 'vitest'
import { NOTHING_WATCHED } from '../../../shared/watching/watch-state.ts'
import { aMockStore } from '../../../test/make/aws/a-mock-store.ts'
import { transactionCanceled } from '../../../test/make/aws/store-errors.ts'
import { aStoredEvent } from '../../../test/make/geofences/a-stored-event.ts'
import { NOON } from '../../../test/make/tracking/a-position.ts'
import { type EventWrite, watchStore } from './watch-item.ts'

const TABLES = { trails: 'Trails', events: 'Events', due: 'Due' }
const FAILED = 'ConditionalCheckFailed'
const DWELL = { kind: 'dwell', accountId: 'owner', deviceId: 'SEA240', trackId: 'track-1' } as const

/** Events of different times, each with its due work. */
const events = (count: number): EventWrite[] =>
  Array.from({ length: count }, (_, index) => {
    const event = aStoredEvent({ eventId: `e${index}` })
    const work = { kind: 'event', accountId: 'owner', eventKey: event.eventKey } as const
    return { event, due: [{ dueAt: NOON, work }] }
  })

/** A change of the watch item with these events, which the store refuses for these reasons before it writes. */
function aChange(of: readonly EventWrite[], ...refusals: CancellationReason['Code'][][]) {
  const { client, store } = aMockStore()
  const answers = store.on(TransactWriteCommand)
  for (const reasons of refusals) answers.rejectsOnce(transactionCanceled(...reasons))
  answers.resolves({})
  const due = [{ dueAt: NOON, work: DWELL }]
  const change = { version: 1, state: NOTHING_WATCHED, anchored: null, floatPlan: null, events: of, due }
  const write = () => watchStore(client, TABLES).change('track-1', change, { touchedLiveVersion: 1 })
  /** The tables of the items of each transaction. */
  const sent = () =>
    store
      .commandCalls(TransactWriteCommand)
      .map(({ args: [{ input }] }) =>
        input.TransactItems?.map(({ Put, Update }) => (Put ?? Update)?.TableName),
      )
  return { sent, write }
}

describe('GEO-4 a change of what is watched', () => {
  const FIRST = [TABLES.trails, TABLES.trails, TABLES.due]
  const EVENT = [TABLES.events, TABLES.due]

  it('is one transaction with the live item, its events and their due work', async () => {
    const both = events(2)
    const { sent, write } = aChange(both)
    expect(await write()).toEqual({ isWritten: true, stored: both })
    expect(sent()).toEqual([[...FIRST, ...EVENT, ...EVENT]])
  })

  it('leaves out the events that are stored already, with their due work', async () => {
    const three = events(3)
    const { sent, write } = aChange(
      three,
      ['None', 'None', 'None', FAILED, 'None', 'None', 'None', FAILED, 'None'],
      ['None', 'None', 'None', FAILED, 'None'],
    )
    expect(await write()).toEqual({ isWritten: true, stored: [] })
    expect(sent()).toEqual([[...FIRST, ...EVENT, ...EVENT, ...EVENT], [...FIRST, ...EVENT], FIRST])
  })

  it.each([
    ['the live item', [FAILED, 'None', 'None', FAILED, 'None']],
    ['the watch item', ['None', FAILED, 'None', 'None', 'None']],
  ] as const)('is not written after %s was written by another instance', async (_, reasons) => {
    const { sent, write } = aChange(events(1), [...reasons])
    expect(await write()).toEqual({ isWritten: false })
    expect(sent()).toHaveLength(1)
  })

  it('T32 writes the events that do not fit into its transaction before it, each with its due work', async () => {
    const all = events(32)
    const { sent, write } = aChange(all, [FAILED, 'None'])
    const result = await write()
    expect(result).toEqual({ isWritten: true, stored: all.filter((_, index) => index !== 30) })
    expect(sent().map((tables) => tables?.length)).toEqual([2, 2, FIRST.length + 30 * EVENT.length])
  })
})
