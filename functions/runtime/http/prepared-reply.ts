import { gzip } from './gzip.ts'

/** A reply that is sent more than once: as JSON, and compressed once. */
export type PreparedReply = { json: string; gzipped: () => string }

export function preparedReply<Reply>(reply: Reply): PreparedReply {
  const json = JSON.stringify(reply)
  let compressed: string | null = null
  return {
    json,
    gzipped() {
      compressed ??= gzip(json)
      return compressed
    },
  }
}
