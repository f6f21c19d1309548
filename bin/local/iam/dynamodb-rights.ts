import * as z from 'zod'
import { localArn } from '../stack/local-arn.ts'
import type { RequiredRight } from './judge.ts'

const TARGET = /^DynamoDB_20120810\.(?<operation>\w+)$/

const OneTable = z.object({ TableName: z.string(), IndexName: z.string().optional() })
const ManyTables = z.object({ RequestItems: z.record(z.string(), z.unknown()) })
const Transaction = z.object({
  TransactItems: z.array(z.record(z.string(), z.object({ TableName: z.string() }))),
})

/** The rights that a call to DynamoDB requires; `null` for an unsupported operation. */
export function dynamodbRights(target: string, body: string): RequiredRight[] | null {
  const operation = TARGET.exec(target)?.groups?.operation ?? ''
  return OPERATIONS[operation]?.(operation, JSON.parse(body)) ?? null
}

type RightsOf = (operation: string, request: unknown) => RequiredRight[]

const onTable: RightsOf = (operation, request) => {
  const { TableName, IndexName } = OneTable.parse(request)
  return [rightTo(operation, TableName, IndexName)]
}

const onTables: RightsOf = (operation, request) =>
  Object.keys(ManyTables.parse(request).RequestItems).map((table) => rightTo(operation, table))

/** AWS requires the right for each part, and none for the transaction itself. */
const onParts: RightsOf = (operation, request) =>
  Transaction.parse(request).TransactItems.flatMap((item) =>
    Object.entries(item).map(([part, { TableName }]) => ({
      ...rightTo(PARTS[part] ?? part, TableName),
      context: { 'dynamodb:EnclosingOperation': [operation] },
    })),
  )

const PARTS: Record<string, string> = {
  Get: 'GetItem',
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
}

const OPERATIONS: Record<string, RightsOf> = {
  GetItem: onTable,
  PutItem: onTable,
  UpdateItem: onTable,
  DeleteItem: onTable,
  Query: onTable,
  Scan: onTable,
  BatchGetItem: onTables,
  BatchWriteItem: onTables,
  TransactGetItems: onParts,
  TransactWriteItems: onParts,
}

function rightTo(operation: string, table: string, index?: string): RequiredRight {
  const name = index === undefined ? `table/${table}` : `table/${table}/index/${index}`
  return { action: `dynamodb:${operation}`, resource: localArn('dynamodb', name), context: {} }
}
