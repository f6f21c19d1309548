import { createReadStream, existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { pipeline } from 'node:stream'
import { createGzip, gzipSync } from 'node:zlib'
import { APP_FILE } from '../../../shared/site/public-pages.ts'
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
  '.xml': 'application/xml; charset=utf-8',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.webmanifest': 'application/manifest+json',
}

/** Files that name the site's URL. */
const PUBLISHED = new Set(['.html', '.xml', '.txt'])

/** The types that CloudFront compresses, and its smallest size for it. */
const COMPRESSED = new Set(['.html', '.js', '.mjs', '.css', '.json', '.svg', '.txt', '.xml', '.webmanifest'])
const MIN_COMPRESSED_BYTES = 1_000

/** The public pages as visitors of this host get them. */
type Publish = (page: string, host: string | undefined) => string

/** The built site as CloudFront serves it: compressed, and a page for every path without a file extension. */
export function siteFiles(folder: string, publish?: Publish): Page {
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file =
      extname(pathname) === '' ? pageFile(folder, decodePath(pathname)) : normalize(decodePath(pathname))
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405).end()
      return
    }
    if (file.includes('..') || file.includes('\0')) {
      notFound(response)
      return
    }
    const path = join(folder, file)
    if (publish !== undefined && PUBLISHED.has(extname(path))) {
      servePublished(request, response, path, publish)
      return
    }
    stat(path).then(
      ({ size }) => {
        const immutable = path.startsWith(join(folder, `assets${sep}`))
        const compressed = isCompressed(request, path, size)
        response.writeHead(200, headersOf(path, compressed ? null : size, immutable))
        if (request.method === 'HEAD') response.end()
        else if (compressed) pipeline(createReadStream(path), createGzip(), response, ignore)
        else pipeline(createReadStream(path), response, ignore)
      },
      () => notFound(response),
    )
  }
}

/** A file that differs by host, as a deployment has it: shared/site/published-page.ts. */
function servePublished(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  publish: Publish,
): void {
  readFile(path, 'utf8').then(
    (text) => {
      const body = Buffer.from(publish(text, request.headers.host))
      const compressed = isCompressed(request, path, body.length)
      response.writeHead(200, headersOf(path, compressed ? null : body.length, false))
      response.end(request.method === 'HEAD' ? undefined : compressed ? gzipSync(body) : body)
    },
    () => notFound(response),
  )
}

const headersOf = (path: string, length: number | null, immutable: boolean) => ({
  'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
  'cache-control': immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
  ...(length === null
    ? { 'content-encoding': 'gzip', vary: 'accept-encoding' }
    : { 'content-length': length }),
})

/** A public page has a file of its own; every other page is the app. */
function pageFile(folder: string, path: string): string {
  const file = join(normalize(path), 'index.html')
  return !file.includes('..') && existsSync(join(folder, file)) ? file : APP_FILE
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
