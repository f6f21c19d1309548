import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ListTablesCommand } from '@aws-sdk/client-dynamodb'
import { paginateScan } from '@aws-sdk/lib-dynamodb'
import { storeClient } from './local/local-store.ts'

/**
 * What is not ours: the mailboxes and phones of people, Stripe's own records, and the stack. The store's file keeps
 * freed pages, so its tables are read instead.
 */
const NOT_OURS = /^(inbox|texts|pushes|stripe|stripe-requests)\.jsonl$|^attachments$|^store\.db|^cdk\.out/

/** Where the words occur in the tables, queues, buckets and user pool of a local run, one line each. */
export async function hitsOf(
  words: Record<string, string>,
  { storeEndpoint, dataFolder }: { storeEndpoint: string; dataFolder: string },
): Promise<string[]> {
  const hits: string[] = []
  const search = (where: string, text: string) => {
    for (const [name, word] of Object.entries(words))
      if (text.includes(word)) hits.push(`${name} in ${where}`)
  }
  const client = storeClient(storeEndpoint)
  const { TableNames = [] } = await client.send(new ListTablesCommand({}))
  for (const TableName of TableNames)
    for await (const { Items = [] } of paginateScan({ client }, { TableName, ConsistentRead: true }))
      for (const item of Items) search(TableName, JSON.stringify(item, readable))
  for (const file of filesIn(dataFolder)) search(file, `${file}\n${readFileSync(file, 'latin1')}`)
  return hits
}

/** Binary attributes and sets as text. */
function readable(_key: string, value: unknown): unknown {
  if (value instanceof Set) return [...value]
  return value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value
}

function filesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => !NOT_OURS.test(name))
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? filesIn(path) : [path]))
}
