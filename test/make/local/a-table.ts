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
