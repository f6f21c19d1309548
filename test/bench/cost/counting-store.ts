import { createServer } from 'node:http'
import * as z from 'zod'
import { freePort, listen } from '../../../bin/local/process/ports.ts'

/** The units that the calls consumed, and how many calls there were. */
export type StoreUnits = { reads: number; writes: number; calls: number }

const READS = ['GetItem', 'BatchGetItem', 'Query', 'Scan']
const Capacity = z.object({ CapacityUnits: z.number() })
const StoreReply = z.object({ ConsumedCapacity: z.union([Capacity, z.array(Capacity)]).optional() })
const StoreRequest = z.record(z.string(), z.unknown())

/** A proxy for the store that requests the consumed capacity of each call and adds it up. */
export async function countingStore(endpoint: string) {
  const units: StoreUnits = { reads: 0, writes: 0, calls: 0 }
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const call = StoreRequest.parse(JSON.parse(Buffer.concat(parts).toString()))
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
    units.calls += 1
    const kind = READS.includes(target.split('.').at(-1) ?? '') ? 'reads' : 'writes'
    units[kind] += reply.ok ? consumedUnits(StoreReply.parse(JSON.parse(body))) : UNITS_OF_REFUSED_CALL
    // the callers' clock is simulated, and with a real Date header the SDK would retry refused calls
    response.sendDate = false
    response.writeHead(reply.status, { 'content-type': 'application/x-amz-json-1.0' }).end(body)
  })
  const port = await listen(server, await freePort(), '127.0.0.1')
  return {
    endpoint: `http://127.0.0.1:${port}`,
    units: (): StoreUnits => ({ ...units }),
    close() {
      server.close()
    },
  }
}

/** A write whose condition fails costs the same as one that succeeds. Our items are below one unit. */
const UNITS_OF_REFUSED_CALL = 1

const consumedUnits = ({ ConsumedCapacity = [] }: z.infer<typeof StoreReply>) =>
  [ConsumedCapacity].flat().reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0)
