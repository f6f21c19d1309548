import { existsSync, statSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '../http/http-server.ts'
import { fingerprintOf } from './fingerprint.ts'

export const SITE_FOLDER = 'dist/web'
export const SITE_FINGERPRINT = 'dist/web.sha256'
const SOURCE_ROOT = 'web'
const SOURCES = [SOURCE_ROOT, 'shared', 'vite.config.ts', 'package-lock.json', 'tsconfig.json']

/** Serves the site from its sources and reloads when they change. Without the CSP, which blocks Vite's inline script. */
export async function siteFromSources(): Promise<Page> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'spa' })
  return (request, response) => {
    response.removeHeader('content-security-policy')
    vite.middlewares(request, response)
  }
}

/** Whether the path of a request is that of a file in the site's sources. */
export const isSiteSource = (path: string): boolean =>
  statSync(join(SOURCE_ROOT, path), { throwIfNoEntry: false })?.isFile() ?? false

/** Builds the site if its sources changed since the last build; with `once`, only if there is none. Returns whether it did. */
export async function buildSite(once: boolean): Promise<boolean> {
  const exists = existsSync(join(SITE_FOLDER, 'index.html'))
  if (once && exists) return false
  const fingerprint = await fingerprintOf(SOURCES)
  const built = existsSync(SITE_FINGERPRINT) ? await readFile(SITE_FINGERPRINT, 'utf8') : ''
  if (built === fingerprint && exists) return false
  // an interrupted build must not count as the previous one
  await rm(SITE_FINGERPRINT, { force: true })
  await buildForProduction()
  await writeFile(SITE_FINGERPRINT, fingerprint)
  return true
}

/** Vite uses an existing NODE_ENV: that of a shell or a test runner would select React's development build. */
async function buildForProduction(): Promise<void> {
  const { build } = await import('vite')
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  try {
    await build({ logLevel: 'warn' })
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}
