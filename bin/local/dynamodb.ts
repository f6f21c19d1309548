import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import {
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ListTablesCommand,
  ResourceInUseException,
  type TableDescription,
} from '@aws-sdk/client-dynamodb'
import { UserError } from '../cli/user-error.ts'
import type { Children } from './process/children.ts'
import { freePort } from './process/ports.ts'
import type { StackTable } from './stack/read-stack.ts'

const BINARY_PACKAGE = '@dynoxide/linux-x64'
/** The name of its process and of its log. */
const STORE = 'dynoxide'
const STARTS_WITHIN_MS = 10_000
const OTHER_FILE = 'Start with --fresh to forget what the folder holds, or name another by --data.'

const NO_ENGINE = `There is no DynamoDB engine for this machine: the bundled one runs on Linux x64.
Start any DynamoDB-compatible server and name it, for instance AWS's own:
  docker run -p 8000:8000 amazon/dynamodb-local
  DYNAMODB_ENDPOINT=http://127.0.0.1:8000 npm start`

/** Starts the store on its file, or uses the one that DYNAMODB_ENDPOINT names. Answers its address. */
export async function startDynamodb(children: Children, file: string): Promise<string> {
  const named = process.env.DYNAMODB_ENDPOINT
  if (named) {
    if (await answers(named, () => false)) return named
    throw new UserError(`No store answers at ${named}, which DYNAMODB_ENDPOINT names.`)
  }
  const binary = findBinary()
  if (binary === null) throw new UserError(NO_ENGINE)
  const port = await freePort()
  const options = ['--host', '127.0.0.1', '--port', String(port), '--db-path', file]
  const store = children.start(STORE, binary, options)
  const endpoint = `http://127.0.0.1:${port}`
  if (await answers(endpoint, () => store.exitCode !== null || store.signalCode !== null)) return endpoint
  throw new UserError(
    `The store does not start on ${file}:\n${children.outputOf(STORE) || 'It says nothing. Is the disk full?'}\n${OTHER_FILE}`,
  )
}

/** Makes the tables of the stack that are not there yet. One that is there in another shape stops the start. */
export async function createTables(endpoint: string, tables: readonly StackTable[]): Promise<void> {
  const client = localClient(endpoint)
  for (const { name, ...shape } of tables) {
    try {
      await client.send(new CreateTableCommand({ TableName: name, BillingMode: 'PAY_PER_REQUEST', ...shape }))
    } catch (error) {
      if (!(error instanceof ResourceInUseException)) throw error
      const { Table } = await client.send(new DescribeTableCommand({ TableName: name }))
      if (keysIn(Table ?? {}) !== keysIn(shape))
        throw new UserError(`The table ${name} in the store is another version’s. ${OTHER_FILE}`)
    }
  }
  client.destroy()
}

/** What a table and its indexes are asked by, in one order. */
function keysIn({ KeySchema, GlobalSecondaryIndexes }: TableDescription): string {
  const keysOf = (keys: TableDescription['KeySchema']) =>
    (keys ?? []).map(({ KeyType, AttributeName }) => `${KeyType} ${AttributeName}`).toSorted()
  const indexes = (GlobalSecondaryIndexes ?? []).map((index) => [index.IndexName, ...keysOf(index.KeySchema)])
  return [keysOf(KeySchema), ...indexes].map(String).toSorted().join('; ')
}

function findBinary(): string | null {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  try {
    const manifest = createRequire(import.meta.url).resolve(`${BINARY_PACKAGE}/package.json`)
    return join(dirname(manifest), 'dynoxide')
  } catch {
    return null
  }
}

/** Whether the store answers in time; no longer asked once it has ended. */
async function answers(endpoint: string, ended: () => boolean): Promise<boolean> {
  const client = localClient(endpoint)
  const deadline = Date.now() + STARTS_WITHIN_MS
  while (Date.now() < deadline && !ended()) {
    try {
      await client.send(new ListTablesCommand({}))
      return !ended()
    } catch {
      await delay(20)
    }
  }
  return false
}

const localClient = (endpoint: string) =>
  new DynamoDBClient({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  })
