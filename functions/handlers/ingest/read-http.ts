import { gunzipSync } from 'node:zlib'
import type { RawBody } from '../../../shared/http/route.ts'
import { DIALECTS, type Dialect } from '../../../shared/trackers/dialects.ts'
import { REQUEST_BODY_MAX_BYTES } from '../../runtime/limits.ts'

/**
 * The content of a request as the JSON that its dialect decodes; a query or a form becomes an object of strings. A body that
 * cannot be decompressed, or that grows beyond the limit, is empty.
 */
export function messageIn(dialect: Dialect, request: RawBody): Uint8Array {
  const bytes = decompressed(request)
  const isJson = bytes.length > 0 && /^application\/json/i.test(request.contentType)
  if (DIALECTS[dialect].http?.fields !== 'query' || isJson) return bytes
  const fields = request.query === '' ? new TextDecoder().decode(bytes) : request.query
  return new TextEncoder().encode(JSON.stringify(Object.fromEntries(new URLSearchParams(fields))))
}

export function decompressed({ bytes, contentEncoding }: RawBody): Uint8Array {
  if (!/gzip/i.test(contentEncoding)) return bytes
  try {
    return gunzipSync(bytes, { maxOutputLength: REQUEST_BODY_MAX_BYTES })
  } catch {
    return new Uint8Array()
  }
}
