import { DeleteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'

const AT_ONCE = 25

/** Deletes items by their keys. One that is gone already changes nothing. */
export async function eraseItems(
  client: DynamoDBDocumentClient,
  table: string,
  keys: readonly Record<string, string>[],
): Promise<void> {
  for (let first = 0; first < keys.length; first += AT_ONCE)
    await Promise.all(
      keys
        .slice(first, first + AT_ONCE)
        .map((Key) => client.send(new DeleteCommand({ TableName: table, Key }))),
    )
}
