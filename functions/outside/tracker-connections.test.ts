import { createServer, type RequestListener } from 'node:http'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { listen } from '../../bin/local/process/ports.ts'
import { toIso } from '../../shared/time.ts'
import { NOON } from '../../test/make/tracking/a-position.ts'
import { trackerConnections } from './tracker-connections.ts'

/** The connections at a broker that answers so. */
async function atABroker(answer: RequestListener) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    answer(request, response)
  })
  vi.stubEnv('AWS_ENDPOINT_URL_IOT_DATA_PLANE', `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`)
  vi.stubEnv('AWS_REGION', 'us-east-1')
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'a')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'b')
  onTestFinished(() => {
    vi.unstubAllEnvs()
    server.closeAllConnections()
    server.close()
  })
  return { asked, connections: trackerConnections() }
}

const saying = (answer: object): RequestListener => {
  return (_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
}
const failing = (status: number, type: string): RequestListener => {
  return (_request, response) => response.writeHead(status, { 'x-amzn-errortype': type }).end('{}')
}

describe('T75 the connection of a tracker', () => {
  it('T75 is open since it was made', async () => {
    const { asked, connections } = await atABroker(saying({ connected: true, connectedSince: NOON }))
    const open = { state: 'connected', since: toIso(NOON), endReason: null }
    expect(await connections.get('VAN1')).toEqual(open)
    expect(asked).toEqual(['GET /connections/VAN1'])
  })

  it('T75 has ended at a time and for a reason, while the broker knows them', async () => {
    const ended = { connected: false, disconnectedSince: NOON, disconnectReason: 'CONNECTION_LOST' }
    expect(await (await atABroker(saying(ended))).connections.get('VAN1')).toEqual({
      state: 'disconnected',
      since: toIso(NOON),
      endReason: 'CONNECTION_LOST',
    })
    const forgotten = { state: 'disconnected', since: null, endReason: null }
    const later = await atABroker(saying({ connected: false }))
    expect(await later.connections.get('VAN1')).toEqual(forgotten)
    const unheardOf = await atABroker(failing(404, 'ResourceNotFoundException'))
    expect(await unheardOf.connections.get('VAN1')).toEqual(forgotten)
  })

  it('T75 is not made up where the broker refuses to say', async () => {
    const { connections } = await atABroker(failing(403, 'ForbiddenException'))
    await expect(connections.get('VAN1')).rejects.toMatchObject({ name: 'ForbiddenException' })
  })

  it('T75 is waited for a second, and no longer', async () => {
    const { connections } = await atABroker(() => undefined)
    const began = performance.now()
    await expect(connections.get('VAN1')).rejects.toThrow()
    expect(performance.now() - began).toBeGreaterThan(900)
    expect(performance.now() - began).toBeLessThan(4_000)
  })
})
