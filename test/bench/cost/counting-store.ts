import { createServer } from 'node:http'
import * as z from 'zod'
import { dynamodbRights } from '../../../bin/local/iam/dynamodb-rights.ts'
import { freePort, listen } from '../../../bin/local/process/ports.ts'

/** The units that the calls consumed, and how many calls there were. */
export type StoreUnits = { reads: number; writes: number; calls: number }
/** The same by table. A call about two tables counts for both, and each item of a transaction is a call. */
export type TableUnits = Record<string, StoreUnits>

const READS = ['GetItem', 'BatchGetItem', 'Query', 'Scan']
const Capacity = z.object({ TableName: z.string(), CapacityUnits: z.number() })
const StoreReply = z.object({ ConsumedCapacity: z.union([Capacity, z.array(Capacity)]).optional() })
const StoreRequest = z.record(z.string(), z.unknown())
/** A proxy for the store that requests the consumed capacity of each call and adds it up. */
export async function countingStore(endpoint: string) {
  const units: StoreUnits = { reads: 0, writes: 0, calls: 0 }
  const tables: TableUnits = {}

  function count(target: string, body: string, consumed: readonly z.infer<typeof Capacity>[]): void {
    const kind = READS.includes(target.split('.').at(-1) ?? '') ? 'reads' : 'writes'
    units.calls += 1
    for (const { TableName, CapacityUnits } of consumed) {
      units[kind] += CapacityUnits
      unitsOf(TableName)[kind] += CapacityUnits
    }
    for (const table of tablesOf(target, body)) unitsOf(table).calls += 1
  }

  function unitsOf(name: string): StoreUnits {
    const table = tableOf(name)
    tables[table] ??= { reads: 0, writes: 0, calls: 0 }
    return tables[table]
  }

  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const sent = Buffer.concat(parts).toString()
    const call = StoreRequest.parse(JSON.parse(sent))
    const target = String(request.headers['x-amz-target'])
    const reply = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': target,
        authorization: String(request.headers.authorization),
        'x-amz-date': String(request.headers['x-amz-date']),
      },
      body: JSON.stringify({ ...call, ReturnConsumedCapacity: 'TOTAL' }),
    })
    const body = await reply.text()
    count(target, sent, reply.ok ? consumedIn(body) : consumedByRefused(target, sent))
    // the callers' clock is simulated, and with a real Date header the SDK would retry refused calls
    response.sendDate = false
    response.writeHead(reply.status, { 'content-type': 'application/x-amz-json-1.0' }).end(body)
  })
  const port = await listen(server, await freePort(), '127.0.0.1')
  return {
    endpoint: `http://127.0.0.1:${port}`,
    units: (): StoreUnits => ({ ...units }),
    /** By the name of the table in `functions/stores`. */
    unitsByTable: (): TableUnits => structuredClone(tables),
    close() {
      server.close()
    },
  }
}

/** `Trails` of `TablesTrails0A1B2C3D`, or of its ARN. */
export const tableOf = (name: string) =>
  /Tables(?<table>\w+)[0-9A-F]{8}(\/index\/.*)?$/.exec(name)?.groups?.table ?? name

/** A write whose condition fails costs the same as one that succeeds. Our items are below one unit. */
const UNITS_OF_REFUSED_CALL = 1

const consumedByRefused = (target: string, body: string) =>
  tablesOf(target, body)
    .slice(0, 1)
    .map((TableName) => ({ TableName, CapacityUnits: UNITS_OF_REFUSED_CALL }))

const consumedIn = (body: string) => [StoreReply.parse(JSON.parse(body)).ConsumedCapacity ?? []].flat()

/** The tables that a call is about, as the record of a local run counts them. */
const tablesOf = (target: string, body: string): string[] =>
  (dynamodbRights(target, body) ?? []).map(({ resource }) => tableOf(resource))
