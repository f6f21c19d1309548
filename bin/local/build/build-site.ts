import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { APP_FILE } from '../../../shared/site/public-pages.ts'
import type { Page } from '../http/http-server.ts'
import { buildIfChanged } from './fingerprint.ts'

export const SITE_FOLDER = 'dist/web'
export const SITE_FINGERPRINT = 'dist/web.sha256'
const SOURCE_ROOT = 'web'
const SOURCES = [
  SOURCE_ROOT,
  'shared',
  'vite.config.ts',
  'site.config.ts',
  'package-lock.json',
  'tsconfig.json',
]

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
  const exists = existsSync(join(SITE_FOLDER, APP_FILE))
  if (once && exists) return false
  return buildIfChanged({ sources: SOURCES, record: SITE_FINGERPRINT, exists, run: buildForProduction })
}

const BUILD_PROGRAM = "import('vite').then(({ build }) => build({ logLevel: 'warn' }))"

/**
 * In a thread, so that the functions are bundled beside it. Vite uses an existing NODE_ENV: that of a shell or a test
 * runner would select React's development build.
 */
function buildForProduction(): Promise<void> {
  const thread = new Worker(BUILD_PROGRAM, {
    eval: true,
    // not the TypeScript loader of this process: Vite compiles its configuration itself
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return new Promise((resolve, reject) => {
    thread.on('error', reject)
    thread.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The build of the site ended with ${code}`)),
    )
  })
}
