import { promises as dns, type LookupAddress } from 'node:dns'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest, type RequestOptions } from 'node:https'
import { SECOND_MS } from '../../../shared/time.ts'
import { isPublicWebhook, type WebhookHosts } from '../../../shared/watching/webhook-url.ts'
import { isPublicAddress } from './public-address.ts'

const TOTAL_MS = 2.5 * SECOND_MS
const RESPONSE_MAX_BYTES = 64 * 1024
const HEADERS_MAX_BYTES = 16 * 1024
const HTTPS_PORT = 443

export type WebhookAnswer =
  | { kind: 'answered'; status: number }
  /** The address is not one that we call. */
  | { kind: 'not-public' }
  | { kind: 'too-slow' }
  | { kind: 'unreachable'; cause: string }

type Resolve = (hostname: string) => Promise<LookupAddress[]>
const resolveName: Resolve = (hostname) => dns.lookup(hostname, { all: true })

type WebhookDeps = WebhookHosts & { resolve?: Resolve; totalMs?: number }

/**
 * Posts to a webhook or a push service. Its name is resolved once, every address must be public, and the connection goes to the
 * address that was checked, so that a second answer of the name server changes nothing. Redirects are not followed, and
 * the response is read only to its size.
 */
export function webhookPoster({ resolve = resolveName, totalMs = TOTAL_MS, ...hosts }: WebhookDeps) {
  return async (
    url: string,
    headers: Record<string, string>,
    body: string | Uint8Array,
  ): Promise<WebhookAnswer> => {
    if (!isPublicWebhook(url, hosts)) return { kind: 'not-public' }
    const target = new URL(url)
    const signal = AbortSignal.timeout(totalMs)
    try {
      if (target.host === hosts.local)
        return await post(
          httpRequest,
          target,
          { signal, host: target.hostname, port: target.port, headers },
          body,
        )
      const addresses = await within(signal, resolve(target.hostname))
      const [first] = addresses
      if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
        return { kind: 'not-public' }
      const options = {
        signal,
        host: first.address,
        family: first.family,
        port: HTTPS_PORT,
        servername: target.hostname,
        headers: { host: target.host, ...headers },
      }
      return await post(httpsRequest, target, options, body)
    } catch (error) {
      if (signal.aborted) return { kind: 'too-slow' }
      return { kind: 'unreachable', cause: codeOf(error) }
    }
  }
}
export type PostWebhook = ReturnType<typeof webhookPoster>

/** The name server's answer, unless it comes too late. */
function within<Value>(signal: AbortSignal, answer: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    answer.then(resolve, reject)
  })
}

function post(
  send: typeof httpsRequest,
  target: URL,
  options: RequestOptions,
  body: string | Uint8Array,
): Promise<WebhookAnswer> {
  return new Promise((resolve, reject) => {
    const request = send(
      {
        ...options,
        method: 'POST',
        path: `${target.pathname}${target.search}`,
        agent: false,
        maxHeaderSize: HEADERS_MAX_BYTES,
        headers: { ...options.headers, 'content-length': Buffer.byteLength(body) },
      },
      (response) => {
        const answered = () => {
          response.destroy()
          resolve({ kind: 'answered', status: response.statusCode ?? 0 })
        }
        let bytes = 0
        response.on('data', (part: Buffer) => {
          bytes += part.length
          if (bytes > RESPONSE_MAX_BYTES) answered()
        })
        response.on('end', answered)
        response.on('error', reject)
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error)
