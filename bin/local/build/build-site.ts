import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '../http/http-server.ts'
import { fingerprintOf } from './fingerprint.ts'

export const SITE_FOLDER = 'dist/web'
export const SITE_FINGERPRINT = 'dist/web.sha256'
const SOURCES = ['web', 'shared', 'vite.config.ts', 'package-lock.json', 'tsconfig.json']

/** The site straight from its sources, reloading as they change. Vite's own inline script breaks the policy. */
export async function siteFromSources(): Promise<Page> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'spa' })
  return (request, response) => {
    response.removeHeader('content-security-policy')
    vite.middlewares(request, response)
  }
}

/** Builds the site when its sources changed since the last build, or `once` for all. Answers whether it did. */
export async function buildSite(once: boolean): Promise<boolean> {
  const there = existsSync(join(SITE_FOLDER, 'index.html'))
  if (once && there) return false
  const fingerprint = await fingerprintOf(SOURCES)
  const built = existsSync(SITE_FINGERPRINT) ? await readFile(SITE_FINGERPRINT, 'utf8') : ''
  if (built === fingerprint && there) return false
  // a build that is broken off must not pass for the one before it
  await rm(SITE_FINGERPRINT, { force: true })
  await buildForProduction()
  await writeFile(SITE_FINGERPRINT, fingerprint)
  return true
}

/** Vite believes a NODE_ENV that is set: a shell's, or a test runner's, would get React's development build out. */
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
