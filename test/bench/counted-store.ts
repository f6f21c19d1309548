import { createServer } from 'node:http'
import * as z from 'zod'
import { freePort, listen } from '../../bin/local/process/ports.ts'

export type StoreUnits = { reads: number; writes: number }

const READS = ['GetItem', 'BatchGetItem', 'Query', 'Scan']
const Capacity = z.object({ CapacityUnits: z.number() })
const Answer = z.object({ ConsumedCapacity: z.union([Capacity, z.array(Capacity)]).optional() })
const Asked = z.record(z.string(), z.unknown())

/** A store in front of the real one: it asks for what each call consumes, and adds it up. */
export async function countedStore(endpoint: string) {
  const units: StoreUnits = { reads: 0, writes: 0 }
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const asked = Asked.parse(JSON.parse(Buffer.concat(parts).toString()))
    const target = String(request.headers['x-amz-target'])
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': target,
        authorization: String(request.headers.authorization),
        'x-amz-date': String(request.headers['x-amz-date']),
      },
      body: JSON.stringify({ ...asked, ReturnConsumedCapacity: 'TOTAL' }),
    })
    const body = await answer.text()
    const kind = READS.includes(target.split('.').at(-1) ?? '') ? 'reads' : 'writes'
    units[kind] += answer.ok ? consumed(Answer.parse(JSON.parse(body))) : UNITS_OF_A_REFUSED_CALL
    // the clock of the callers is a simulated one: told the real time, the SDK would try refused calls again
    response.sendDate = false
    response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.0' }).end(body)
  })
  const port = await listen(server, await freePort(), '127.0.0.1')
  return {
    endpoint: `http://127.0.0.1:${port}`,
    units: (): StoreUnits => ({ ...units }),
    close: () => server.close(),
  }
}

/** A write whose condition is not met costs what it would have cost; our items are of one unit. */
const UNITS_OF_A_REFUSED_CALL = 1

const consumed = ({ ConsumedCapacity = [] }: z.infer<typeof Answer>) =>
  [ConsumedCapacity].flat().reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0)
