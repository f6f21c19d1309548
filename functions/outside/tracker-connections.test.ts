import { createServer, type RequestListener } from 'node:http'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { listen } from '../../bin/local/process/ports.ts'
import { toIso } from '../../shared/time.ts'
import { NOON } from '../../test/make/tracking/a-position.ts'
import { trackerConnections } from './tracker-connections.ts'

/** The connections at a broker that answers like this. */
async function atABroker(answer: RequestListener) {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
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
  return { requests, connections: trackerConnections() }
}

const answering = (answer: object): RequestListener => {
  return (_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
}
const failing = (status: number, type: string): RequestListener => {
  return (_request, response) => response.writeHead(status, { 'x-amzn-errortype': type }).end('{}')
}

describe('T75 the connection of a tracker', () => {
  it('T75 is open since the client connected', async () => {
    const { requests, connections } = await atABroker(answering({ connected: true, connectedSince: NOON }))
    const open = { state: 'connected', since: toIso(NOON), endReason: null }
    expect(await connections.get('VAN1')).toEqual(open)
    expect(requests).toEqual(['GET /connections/VAN1'])
  })

  it('T75 has a time and a reason for its end, as long as the broker has them', async () => {
    const ended = { connected: false, disconnectedSince: NOON, disconnectReason: 'CONNECTION_LOST' }
    expect(await (await atABroker(answering(ended))).connections.get('VAN1')).toEqual({
      state: 'disconnected',
      since: toIso(NOON),
      endReason: 'CONNECTION_LOST',
    })
    const unknownEnd = { state: 'disconnected', since: null, endReason: null }
    const later = await atABroker(answering({ connected: false }))
    expect(await later.connections.get('VAN1')).toEqual(unknownEnd)
    const unknownClient = await atABroker(failing(404, 'ResourceNotFoundException'))
    expect(await unknownClient.connections.get('VAN1')).toEqual(unknownEnd)
  })

  it('T75 is not guessed if the broker refuses to answer', async () => {
    const { connections } = await atABroker(failing(403, 'ForbiddenException'))
    await expect(connections.get('VAN1')).rejects.toMatchObject({ name: 'ForbiddenException' })
  })

  it('T75 times out after one second', async () => {
    const { connections } = await atABroker(() => undefined)
    const startedAt = performance.now()
    await expect(connections.get('VAN1')).rejects.toThrow()
    expect(performance.now() - startedAt).toBeGreaterThan(900)
    expect(performance.now() - startedAt).toBeLessThan(4_000)
  })
})
