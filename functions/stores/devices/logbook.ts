import { DeleteCommand, type DynamoDBDocumentClient, PutCommand, paginateQuery } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { TripNote } from '../../../shared/logbook/trip-note.ts'
import { toIso } from '../../../shared/time.ts'
import { accountPages, collectPages } from '../dynamodb/account-pages.ts'
import { eraseItems } from '../dynamodb/erase-items.ts'

/** An owner's time with a tracker: adding a device again starts an empty logbook, as it does an empty history. */
type Track = { accountId: string; trackId: string }

const NoteItem = TripNote.extend({ accountId: z.string(), tripKey: z.string() })
const NoteKeys = z.array(z.object({ accountId: z.string(), tripKey: z.string() }))

const keyOf = (trackId: string, start: string) => `${trackId}#${start}`
/** Behind every time. */
const LAST = '~'

/** The notes of owners on the trips of their devices, by the start of the trip. */
export function logbookStore(client: DynamoDBDocumentClient, table: string) {
  async function itemsBetween({ accountId, trackId }: Track, from: string, to: string): Promise<unknown[]> {
    const items: unknown[] = []
    const pages = paginateQuery(
      { client },
      {
        TableName: table,
        ConsistentRead: true,
        KeyConditionExpression: 'accountId = :accountId AND tripKey BETWEEN :from AND :to',
        ExpressionAttributeValues: {
          ':accountId': accountId,
          ':from': keyOf(trackId, from),
          ':to': keyOf(trackId, to),
        },
      },
    )
    for await (const { Items = [] } of pages) items.push(...Items)
    return items
  }

  const allOf = (track: Track) => itemsBetween(track, '', LAST)

  return {
    /** The notes on all devices of the account. */
    async list(accountId: string): Promise<TripNote[]> {
      const items = await collectPages(accountPages(client, table, accountId, NoteItem))
      return items.map((item) => TripNote.parse(item))
    },

    /** The notes on trips that start between two times (ISO), both included. */
    listBetween: async (track: Track, from: string, to: string): Promise<TripNote[]> =>
      z.array(TripNote).parse(await itemsBetween(track, from, to)),

    async save({ accountId, trackId }: Track, note: TripNote): Promise<void> {
      const Item = { ...note, accountId, tripKey: keyOf(trackId, note.start) }
      await client.send(new PutCommand({ TableName: table, Item }))
    },

    async remove({ accountId, trackId }: Track, start: string): Promise<void> {
      await client.send(
        new DeleteCommand({ TableName: table, Key: { accountId, tripKey: keyOf(trackId, start) } }),
      )
    },

    count: async (track: Track): Promise<number> => (await allOf(track)).length,

    /** Removes all of a track. */
    async erase(track: Track): Promise<void> {
      await eraseItems(client, table, NoteKeys.parse(await allOf(track)))
    },

    /** Removes the notes on trips that started before a time (epoch ms). */
    async eraseBefore(track: Track, time: number): Promise<void> {
      await eraseItems(client, table, NoteKeys.parse(await itemsBetween(track, '', toIso(time - 1))))
    },
  }
}
export type LogbookStore = ReturnType<typeof logbookStore>
