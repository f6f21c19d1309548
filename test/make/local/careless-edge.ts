import { createServer, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { portOf } from '../../../bin/simulate/fake-server.ts'

/** How long CloudFront caches an error by default. */
const CACHED_MS = 10_000

type Answer = { status: number; headers: Headers; body: Buffer }

/**
 * A proxy in front of a local run with three defects: it caches a 404 for every caller, drops a security header, and
 * does not pass WebSockets on.
 */
export async function aCarelessEdge(siteUrl: string): Promise<string> {
  const cached = new Map<string, { answer: Answer; until: number }>()

  async function answerTo(path: string, init: RequestInit): Promise<Answer> {
    const hit = cached.get(path)
    if (hit !== undefined && Date.now() < hit.until) return hit.answer
    const response = await fetch(`${siteUrl}${path}`, init)
    const { status, headers } = response
    const answer = { status, headers, body: Buffer.from(await response.arrayBuffer()) }
    if (status === 404) cached.set(path, { answer, until: Date.now() + CACHED_MS })
    return answer
  }

  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const {
      status,
      headers,
      body: answered,
    } = await answerTo(request.url ?? '/', {
      method: request.method ?? 'GET',
      headers: passedOn(request.headers),
      redirect: 'manual',
      ...(body.length > 0 ? { body } : {}),
    })
    for (const [name, value] of headers) if (!DROPPED.includes(name)) response.setHeader(name, value)
    const own = new URL(siteUrl).host
    response.writeHead(status).end(answered.toString().replaceAll(own, request.headers.host ?? own))
  })
  const port = await portOf(server)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${port}`
}

/** The body is passed on decoded, so its old length and encoding do not apply. */
const DROPPED = ['x-frame-options', 'content-encoding', 'content-length', 'transfer-encoding']

/** The headers of a request that the local run reads. */
const PASSED_ON = ['authorization', 'content-type', 'x-amz-target', 'accept']

const passedOn = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      PASSED_ON.includes(name) && typeof value === 'string' ? [[name, value]] : [],
    ),
  )
