import { ListTablesCommand } from '@aws-sdk/client-dynamodb'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { inject } from 'vitest'
import { toIso } from '../../../shared/time.ts'
import type { Account } from '../accounts/account.ts'
import { accountIdOf } from '../accounts/account-id-of.ts'
import { storeClient } from '../local/local-store.ts'

/** Has a device of a local run belong to its account since an earlier time, epoch ms: reports begin with that. */
export async function ownedSince(account: Account, deviceId: string, at: number): Promise<void> {
  const client = storeClient(inject('storeEndpoint'))
  const { TableNames = [] } = await client.send(new ListTablesCommand({}))
  await client.send(
    new UpdateCommand({
      TableName: TableNames.find((name) => name.startsWith('TablesDevices')),
      Key: { accountId: accountIdOf(account.accessToken), deviceId },
      UpdateExpression: 'SET createdAt = :at',
      ExpressionAttributeValues: { ':at': toIso(at) },
    }),
  )
}
