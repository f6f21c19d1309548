import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { inject, onTestFinished } from 'vitest'

type Received = { headers: Record<string, string>; body: string }

/** The only server that webhooks may call, and what it received. It answers the nth call with `statusOf(n)`. */
export async function aWebhookReceiver(statusOf: (attempt: number) => number) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    )
    received.push({ headers, body })
    response.writeHead(statusOf(received.length)).end()
  }).listen(inject('webhookPort'), '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${inject('webhookPort')}/hook`, received }
}
