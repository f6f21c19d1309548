import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import {
  CreateTableCommand,
  DynamoDBClient,
  ListTablesCommand,
  ResourceInUseException,
} from '@aws-sdk/client-dynamodb'
import { CannotStart } from './cannot-start.ts'
import type { childProcesses } from './children.ts'
import { freePort } from './ports.ts'
import type { StackTable } from './read-stack.ts'

const BINARY_PACKAGE = '@dynoxide/linux-x64'
const STARTS_WITHIN_MS = 10_000

const NO_ENGINE = `There is no DynamoDB engine for this machine: the bundled one runs on Linux x64.
Start any DynamoDB-compatible server and name it, for instance AWS's own:
  docker run -p 8000:8000 amazon/dynamodb-local
  DYNAMODB_ENDPOINT=http://127.0.0.1:8000 npm start`

/** Starts the store on its file, or uses the one that DYNAMODB_ENDPOINT names. Answers its address. */
export async function startDynamodb(
  children: ReturnType<typeof childProcesses>,
  file: string,
): Promise<string> {
  const named = process.env.DYNAMODB_ENDPOINT
  if (named) return named
  const binary = findBinary()
  if (binary === null) throw new CannotStart(NO_ENGINE)
  const port = await freePort()
  children.start('dynoxide', binary, ['--host', '127.0.0.1', '--port', String(port), '--db-path', file])
  const endpoint = `http://127.0.0.1:${port}`
  await answers(endpoint)
  return endpoint
}

/** Makes the tables of the stack that are not there yet. */
export async function createTables(endpoint: string, tables: readonly StackTable[]): Promise<void> {
  const client = localClient(endpoint)
  for (const { name, ...shape } of tables) {
    try {
      await client.send(new CreateTableCommand({ TableName: name, BillingMode: 'PAY_PER_REQUEST', ...shape }))
    } catch (error) {
      if (!(error instanceof ResourceInUseException)) throw error
    }
  }
  client.destroy()
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

async function answers(endpoint: string): Promise<void> {
  const client = localClient(endpoint)
  const deadline = Date.now() + STARTS_WITHIN_MS
  for (;;) {
    try {
      await client.send(new ListTablesCommand({}))
      client.destroy()
      return
    } catch (error) {
      if (Date.now() > deadline) throw new Error(`The store did not start: ${String(error)}`)
      await delay(20)
    }
  }
}

const localClient = (endpoint: string) =>
  new DynamoDBClient({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  })
