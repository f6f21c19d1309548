import * as z from 'zod'
import { localArn } from '../stack/local-arn.ts'
import type { RequiredRight } from './judge.ts'

const TARGET = /^DynamoDB_20120810\.(?<operation>\w+)$/

const OneTable = z.object({ TableName: z.string(), IndexName: z.string().optional() })
const ManyTables = z.object({ RequestItems: z.record(z.string(), z.unknown()) })
const Transaction = z.object({
  TransactItems: z.array(z.record(z.string(), z.object({ TableName: z.string() }))),
})

/** The rights of a call to DynamoDB; `null` for an operation that is not known. */
export function dynamodbRights(target: string, body: string): RequiredRight[] | null {
  const operation = TARGET.exec(target)?.groups?.operation ?? ''
  return OPERATIONS[operation]?.(operation, JSON.parse(body)) ?? null
}

type RightsOf = (operation: string, request: unknown) => RequiredRight[]

const onTable: RightsOf = (operation, request) => {
  const { TableName, IndexName } = OneTable.parse(request)
  return [asked(operation, TableName, IndexName)]
}

const onTables: RightsOf = (operation, request) =>
  Object.keys(ManyTables.parse(request).RequestItems).map((table) => asked(operation, table))

/** AWS asks for the right of each part, and for none of the transaction. */
const onParts: RightsOf = (operation, request) =>
  Transaction.parse(request).TransactItems.flatMap((item) =>
    Object.entries(item).map(([part, { TableName }]) => ({
      ...asked(PARTS[part] ?? part, TableName),
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

function asked(operation: string, table: string, index?: string): RequiredRight {
  const name = index === undefined ? `table/${table}` : `table/${table}/index/${index}`
  return { action: `dynamodb:${operation}`, resource: localArn('dynamodb', name), context: {} }
}
