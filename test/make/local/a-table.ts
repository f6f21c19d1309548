import type { StackTable } from '../../../bin/local/stack/read-stack.ts'

/** A table with string keys, as the template declares one. */
export const aTable = (name: string, partitionKey: string, sortKey?: string): StackTable => {
  const keys = [partitionKey, ...(sortKey === undefined ? [] : [sortKey])]
  return {
    name,
    AttributeDefinitions: keys.map((key) => ({ AttributeName: key, AttributeType: 'S' })),
    KeySchema: keys.map((key) => ({ AttributeName: key, KeyType: key === partitionKey ? 'HASH' : 'RANGE' })),
  }
}

/** The table with an index that finds the keys of items by another attribute. */
export const withIndex = (table: StackTable, IndexName: string, attribute: string): StackTable => ({
  ...table,
  AttributeDefinitions: [...table.AttributeDefinitions, { AttributeName: attribute, AttributeType: 'S' }],
  GlobalSecondaryIndexes: [
    {
      IndexName,
      KeySchema: [{ AttributeName: attribute, KeyType: 'HASH' }],
      Projection: { ProjectionType: 'KEYS_ONLY' },
    },
  ],
})
