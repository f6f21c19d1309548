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
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { UserError } from '../cli/user-error.ts'
import { claimStoreVersion } from './files/store-version.ts'
import { START_FRESH } from './files/stored-file.ts'
import type { Children } from './process/children.ts'
import { freePort, LOOPBACK } from './process/ports.ts'
import type { StackTable } from './stack/read-stack.ts'

const BINARY_PACKAGE = '@dynoxide/linux-x64'
/** The name of the process and its log. */
const STORE = 'dynoxide'
const START_TIMEOUT_MS = 10_000
const POLL_MS = 20

const NO_ENGINE = `There is no DynamoDB engine for this machine: the bundled one needs Linux x64.
Start any DynamoDB-compatible server and set DYNAMODB_ENDPOINT, for example:
  docker run -p 8000:8000 amazon/dynamodb-local
  DYNAMODB_ENDPOINT=http://127.0.0.1:8000 npm start`

/** Starts the store on its file, or uses the one at DYNAMODB_ENDPOINT. Returns its endpoint. */
export async function startDynamodb(children: Children, file: string): Promise<string> {
  const external = process.env.DYNAMODB_ENDPOINT
  if (external) {
    if (await responds(external, () => false)) return external
    throw new UserError(`No store responds at ${external}, the DYNAMODB_ENDPOINT.`)
  }
  const binary = findBinary()
  if (binary === null) throw new UserError(NO_ENGINE)
  claimStoreVersion(file)
  const port = await freePort()
  const store = children.start(STORE, binary, ['--host', LOOPBACK, '--port', String(port), '--db-path', file])
  const endpoint = `http://${LOOPBACK}:${port}`
  if (await responds(endpoint, () => store.exitCode !== null || store.signalCode !== null)) return endpoint
  const output = children.outputOf(STORE) || 'It printed nothing. Is the disk full?'
  throw new UserError(`The store did not start on ${file}:\n${output}\n${START_FRESH}`)
}

/** Creates the tables that the store does not have yet. A table with other keys or indexes is an error. */
export async function createTables(endpoint: string, tables: readonly StackTable[]): Promise<void> {
  const client = localClient(endpoint)
  for (const { name, ...shape } of tables) {
    try {
      await client.send(new CreateTableCommand({ TableName: name, BillingMode: 'PAY_PER_REQUEST', ...shape }))
    } catch (error) {
      if (!(error instanceof ResourceInUseException)) throw error
      const { Table } = await client.send(new DescribeTableCommand({ TableName: name }))
      if (keysOf(Table ?? {}) !== keysOf(shape))
        throw new UserError(
          `The table ${name} in the store was created by another version of Vectra. ${START_FRESH}`,
        )
    }
  }
  client.destroy()
}

/** The keys of a table and its indexes as a sorted text, for comparison. */
function keysOf({ KeySchema, GlobalSecondaryIndexes }: TableDescription): string {
  const sorted = (keys: TableDescription['KeySchema']) =>
    (keys ?? []).map(({ KeyType, AttributeName }) => `${KeyType} ${AttributeName}`).toSorted()
  const indexes = (GlobalSecondaryIndexes ?? []).map((index) => [index.IndexName, ...sorted(index.KeySchema)])
  return [sorted(KeySchema), ...indexes].map(String).toSorted().join('; ')
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

/** Polls the store until it responds, has exited, or the time is up. */
async function responds(endpoint: string, hasExited: () => boolean): Promise<boolean> {
  const client = localClient(endpoint)
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline && !hasExited()) {
    try {
      await client.send(new ListTablesCommand({}))
      return !hasExited()
    } catch {
      await delay(POLL_MS)
    }
  }
  return false
}

/** A client of the store that converts items, for engines that change what the functions have stored. */
export const localDocuments = (endpoint: string): DynamoDBDocumentClient =>
  DynamoDBDocumentClient.from(localClient(endpoint), { marshallOptions: { removeUndefinedValues: true } })

const localClient = (endpoint: string) =>
  new DynamoDBClient({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  })
