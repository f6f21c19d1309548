import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { type DynamoDBDocumentClient, UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb'

type ConditionalUpdate = UpdateCommandInput & { ConditionExpression: string }

/** Updates an item if the condition holds and returns the update's attributes; `null` if it does not hold. */
export async function updateIf(
  client: DynamoDBDocumentClient,
  update: ConditionalUpdate,
): Promise<Record<string, unknown> | null> {
  try {
    const { Attributes } = await client.send(new UpdateCommand(update))
    return Attributes ?? {}
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return null
    throw error
  }
}
