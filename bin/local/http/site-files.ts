import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { pipeline } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { Page } from './http-server.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

/** The types that CloudFront compresses, and its smallest size for it. */
const COMPRESSED = new Set(['.html', '.js', '.mjs', '.css', '.json', '.svg', '.txt', '.webmanifest'])
const MIN_COMPRESSED_BYTES = 1_000

/** The built site as CloudFront serves it: compressed, and index.html for every path without a file extension. */
export function siteFiles(folder: string): Page {
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = extname(pathname) === '' ? 'index.html' : normalize(decodePath(pathname))
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405).end()
      return
    }
    if (file.includes('..') || file.includes('\0')) {
      notFound(response)
      return
    }
    const path = join(folder, file)
    stat(path).then(
      ({ size }) => {
        const immutable = path.startsWith(join(folder, `assets${sep}`))
        const compressed = isCompressed(request, path, size)
        response.writeHead(200, {
          'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
          'cache-control': immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
          ...(compressed
            ? { 'content-encoding': 'gzip', vary: 'accept-encoding' }
            : { 'content-length': size }),
        })
        if (request.method === 'HEAD') response.end()
        else if (compressed) pipeline(createReadStream(path), createGzip(), response, ignore)
        else pipeline(createReadStream(path), response, ignore)
      },
      () => notFound(response),
    )
  }
}

function isCompressed({ headers }: IncomingMessage, path: string, size: number): boolean {
  const accepted = String(headers['accept-encoding'] ?? '').includes('gzip')
  return accepted && COMPRESSED.has(extname(path)) && size >= MIN_COMPRESSED_BYTES
}

/** A build may delete the file and a client may disconnect: neither must stop the run. */
const ignore = (_error: Error | null | undefined) => undefined

const notFound = (response: ServerResponse) =>
  response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return '\0'
  }
}
