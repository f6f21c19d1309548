import type { IncomingMessage } from 'node:http'

/** The body of a request; `null` if it is longer than `maxBytes`. The excess is read and discarded. */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer | null> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request) {
    length += part.length
    if (length <= maxBytes) parts.push(part)
  }
  return length > maxBytes ? null : Buffer.concat(parts)
}
