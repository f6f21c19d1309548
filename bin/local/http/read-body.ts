import type { IncomingMessage } from 'node:http'

/** The body of a request; `null` when it is longer than `maxBytes`, whose rest is read and dropped. */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer | null> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request) {
    length += part.length
    if (length <= maxBytes) parts.push(part)
  }
  return length > maxBytes ? null : Buffer.concat(parts)
}
