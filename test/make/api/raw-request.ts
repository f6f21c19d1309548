import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http'

type RawResponse = { status: number; headers: IncomingHttpHeaders; bytes: Buffer }

/** Sends a request that `fetch` would refuse or normalize, and returns the response without decompressing it. */
export function rawRequest(
  url: string,
  { body, ...options }: RequestOptions & { body?: string | null } = {},
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const sent = request(url, options, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        const { statusCode = 0, headers } = response
        resolve({ status: statusCode, headers, bytes: Buffer.concat(parts) })
      })
    })
    sent.on('error', reject)
    // Node's agent has a timeout of its own
    if (options.timeout !== undefined)
      sent.on('timeout', () => sent.destroy(new Error(`no response within ${options.timeout} ms`)))
    // otherwise a DELETE would announce no length, and the server would read its body as the next request
    if (body) sent.useChunkedEncodingByDefault = true
    sent.end(body ?? undefined)
  })
}
