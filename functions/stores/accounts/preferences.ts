import { type DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { ChosenPreferences } from '../../../shared/account/preferences.ts'
import { OwnerId } from './accounts.ts'

/** A preference is an attribute of the account's item, so that concurrent changes of two both survive. */
const PREFIX = 'preferences.'

export function preferenceStore(client: DynamoDBDocumentClient, table: string) {
  /** The preferences of the account's owner, also after the account was handed over. */
  async function get(accountId: string): Promise<ChosenPreferences> {
    const { Item } = await client.send(
      new GetCommand({ TableName: table, Key: { accountId }, ConsistentRead: true }),
    )
    const ownerId = OwnerId.parse(Item?.ownerId)
    return ownerId === undefined ? chosenOn(Item ?? {}) : get(ownerId)
  }

  return {
    get,

    /** Saves these in addition to earlier choices and returns all of them. */
    async update(accountId: string, chosen: ChosenPreferences): Promise<ChosenPreferences> {
      const values = Object.entries(chosen).filter(([, value]) => value !== undefined)
      if (values.length === 0) return get(accountId)
      const { Attributes } = await client.send(
        new UpdateCommand({
          TableName: table,
          Key: { accountId },
          UpdateExpression: `SET ${values.map((_, index) => `#p${index} = :v${index}`).join(', ')}`,
          ExpressionAttributeNames: Object.fromEntries(
            values.map(([path], index) => [`#p${index}`, `${PREFIX}${path}`]),
          ),
          ExpressionAttributeValues: Object.fromEntries(
            values.map(([, value], index) => [`:v${index}`, value]),
          ),
          ReturnValues: 'ALL_NEW',
        }),
      )
      return chosenOn(Attributes ?? {})
    },
  }
}
export type PreferenceStore = ReturnType<typeof preferenceStore>

function chosenOn(account: Record<string, unknown>): ChosenPreferences {
  const stored = Object.entries(account).filter(([name]) => name.startsWith(PREFIX))
  return ChosenPreferences.parse(
    Object.fromEntries(stored.map(([name, value]) => [name.slice(PREFIX.length), value])),
  )
}
