import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createTcpServer, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { LOOPBACK, listen } from '../../../bin/local/process/ports.ts'
import { SECOND_MS } from '../../../shared/time.ts'
import { webhookPoster } from './post-webhook.ts'

const OWN = ['track.example.com', 'abc.execute-api.us-east-1.amazonaws.com']
const LOCAL = '127.0.0.1:9911'
const TOTAL_MS = 2.5 * SECOND_MS
/** Extra time for a slow machine, not for the target. */
const SLACK_MS = SECOND_MS

/** Names that resolve to private addresses; all others resolve to a public one that nobody may connect to here. */
const NAMES: Record<string, string[]> = {
  'loopback.example.com': ['127.0.0.1'],
  'metadata.example.com': ['169.254.169.254'],
  'mixed.example.com': ['8.8.8.8', '10.0.0.1'],
  'v6.example.com': ['::1'],
  'mapped.example.com': ['::ffff:127.0.0.1'],
  'unique-local.example.com': ['fd00:ec2::254'],
  'none.example.com': [],
}

describe('T89 a webhook at an address that is not public is not called', () => {
  const post = webhookPoster({
    own: OWN,
    local: LOCAL,
    resolve: async (name) =>
      (NAMES[name] ?? ['8.8.8.8']).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  })

  it.each([
    'https://127.0.0.1/',
    'https://localhost/',
    'https://LOCALHOST/',
    'https://localhost./',
    'https://0.0.0.0/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::7f00:1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[fd00:ec2::254]/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://127.1/',
    'https://127.0.0.1./',
    'https://169.254.169.254/latest/meta-data/',
    'https://10.0.0.1/',
    'https://172.16.0.1/',
    'https://192.168.0.1/',
    'https://100.64.0.1/',
    'https://192.0.0.8/',
    'https://198.18.0.1/',
    'https://224.0.0.1/',
    'https://255.255.255.255/',
    'https://8.8.8.8/',
    'https://user:pass@hooks.example.com/',
    'http://hooks.example.com/',
    'ftp://hooks.example.com/',
    'gopher://hooks.example.com/',
    'file:///etc/passwd',
    'https://hooks.example.com:8443/',
    'http://127.0.0.1:9001/2018-06-01/runtime/invocation/next',
    'http://127.0.0.1:9912/',
    'https://internal/',
    'https://printer.local/',
    'https://db.internal/',
    ...OWN.map((host) => `https://${host}/api/vectra/devices`),
    'not a URL',
    ...Object.keys(NAMES).map((name) => `https://${name}/`),
  ])('T89 %s', async (url) => {
    expect(await post(url, {}, '{}')).toEqual({ kind: 'not-public' })
  })
})

/** A target on this machine, and the answer of posting to it. */
async function answerOf(server: ReturnType<typeof createTcpServer>, totalMs = TOTAL_MS) {
  const port = await listen(server, 0, LOOPBACK)
  onTestFinished(() => {
    server.close()
  })
  const post = webhookPoster({ own: OWN, local: `${LOOPBACK}:${port}`, totalMs })
  const startedAt = Date.now()
  const answer = await post(`http://${LOOPBACK}:${port}/hook?a=1`, { 'webhook-id': 'evt_1' }, '{"a":1}')
  expect(Date.now() - startedAt).toBeLessThan(totalMs + SLACK_MS)
  return answer
}

function aServer(listener: RequestListener) {
  const server = createServer(listener)
  onTestFinished(() => server.closeAllConnections())
  return server
}

function aTcpServer(onConnection: (socket: Socket) => void) {
  const sockets = new Set<Socket>()
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
  return createTcpServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    onConnection(socket)
  })
}

describe('T90 a target that misbehaves takes at most 2.5 s', () => {
  it('T90 hangs', async () => {
    expect(await answerOf(aTcpServer(() => {}))).toEqual({ kind: 'too-slow' })
  })
  it('T90 sends its response byte by byte', async () => {
    const drip = aServer((_request, response) => {
      response.writeHead(200)
      const timer = setInterval(() => response.write('.'), 50)
      response.on('close', () => clearInterval(timer))
    })
    expect(await answerOf(drip, 500)).toEqual({ kind: 'too-slow' })
  })
  it('T90 never ends its response: only 64 kB are read', async () => {
    let sent = 0
    const endless = aServer((_request, response) => {
      response.writeHead(200)
      const part = Buffer.alloc(16 * 1024)
      const write = () => {
        if (response.destroyed) return
        sent += part.length
        response.write(part, write)
      }
      write()
    })
    expect(await answerOf(endless)).toEqual({ kind: 'answered', status: 200 })
    expect(sent).toBeLessThan(64 * 1024 * 1024)
  })
  it('T90 sends a gzip bomb, which is not inflated', async () => {
    const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024))
    const server = aServer((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb)
    })
    expect(await answerOf(server)).toEqual({ kind: 'answered', status: 200 })
  })
  it('T90 sends 60 kB of headers', async () => {
    const server = aTcpServer((socket) =>
      socket.write(`HTTP/1.1 200 OK\r\nx-long: ${'a'.repeat(60 * 1024)}\r\n\r\n`),
    )
    expect(await answerOf(server)).toEqual({ kind: 'unreachable', cause: 'HPE_HEADER_OVERFLOW' })
  })
  it('T90 redirects: it is not followed', async () => {
    let requests = 0
    const server = aServer((_request, response) => {
      requests++
      response.writeHead(307, { location: '/elsewhere' }).end()
    })
    expect(await answerOf(server)).toEqual({ kind: 'answered', status: 307 })
    expect(requests).toBe(1)
  })
  it('T90 resets the connection', async () => {
    const server = aTcpServer((socket) => socket.once('data', () => socket.resetAndDestroy()))
    expect(await answerOf(server)).toEqual({ kind: 'unreachable', cause: 'ECONNRESET' })
  })
  it('T90 its name server hangs', async () => {
    const post = webhookPoster({ own: OWN, local: null, totalMs: 200, resolve: () => new Promise(() => {}) })
    expect(await post('https://hooks.example.com/', {}, '{}')).toEqual({ kind: 'too-slow' })
  })
})

it('GEO-5 posts the body with the given headers to the path of the webhook', async () => {
  const server = aServer(() => {})
  const requested = once(server, 'request')
  const answer = answerOf(server)
  const [request, response] = await requested
  expect([request.method, request.url, request.headers['webhook-id']]).toEqual(['POST', '/hook?a=1', 'evt_1'])
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  expect(Buffer.concat(chunks).toString()).toBe('{"a":1}')
  response.writeHead(204).end()
  expect(await answer).toEqual({ kind: 'answered', status: 204 })
})
