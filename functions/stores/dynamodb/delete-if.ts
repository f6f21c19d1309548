import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { DeleteCommand, type DeleteCommandInput, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'

type ConditionalDelete = DeleteCommandInput & { ConditionExpression: string }

/** Deletes an item if the condition holds. Returns whether it did. */
export async function deleteIf(
  client: DynamoDBDocumentClient,
  deletion: ConditionalDelete,
): Promise<boolean> {
  try {
    await client.send(new DeleteCommand(deletion))
    return true
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false
    throw error
  }
}
