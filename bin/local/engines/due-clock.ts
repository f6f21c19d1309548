import { DeleteCommand, type DynamoDBDocumentClient, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { DueItem, duePut } from '../../../functions/stores/due.ts'
import { DueWork } from '../../../functions/stores/due-work.ts'
import { HOUR_MS } from '../../../shared/time.ts'

/**
 * Moves the clock of due work: what is stored becomes due earlier by these hours, at once at the earliest. Work about
 * the positions of a device keeps its time. Returns how much was moved.
 */
export async function advanceDueWork(
  client: DynamoDBDocumentClient,
  table: string,
  hours: number,
  now: number,
): Promise<number> {
  let moved = 0
  for (const item of await allOf(client, table)) {
    const { data: work } = DueWork.safeParse(item.work)
    if (work === undefined || 'trackId' in work || item.dueAt <= now) continue
    const { Item, ...put } = duePut(table, Math.max(item.dueAt - hours * HOUR_MS, now), work)
    await client.send(new PutCommand({ ...put, Item }))
    const { minute, dueKey } = item
    if (Item.minute !== minute)
      await client.send(new DeleteCommand({ TableName: table, Key: { minute, dueKey } }))
    moved++
  }
  return moved
}

async function allOf(client: DynamoDBDocumentClient, table: string): Promise<DueItem[]> {
  const items: DueItem[] = []
  let ExclusiveStartKey: Record<string, unknown> | undefined
  do {
    const page = await client.send(
      new ScanCommand({ TableName: table, ConsistentRead: true, ExclusiveStartKey }),
    )
    for (const item of page.Items ?? []) {
      // the tick stores its progress beside the work
      const { data } = DueItem.safeParse(item)
      if (data !== undefined) items.push(data)
    }
    ExclusiveStartKey = page.LastEvaluatedKey
  } while (ExclusiveStartKey !== undefined)
  return items
}
