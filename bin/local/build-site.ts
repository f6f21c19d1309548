import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fingerprintOf } from './fingerprint.ts'

export const SITE_FOLDER = 'dist/web'
export const SITE_FINGERPRINT = 'dist/web.sha256'
const SOURCES = ['web', 'shared', 'vite.config.ts', 'package-lock.json', 'tsconfig.json']

/** Builds the site when its sources changed since the last build. Answers whether it did. */
export async function buildSite(): Promise<boolean> {
  const fingerprint = await fingerprintOf(SOURCES)
  const built = existsSync(SITE_FINGERPRINT) ? await readFile(SITE_FINGERPRINT, 'utf8') : ''
  if (built === fingerprint && existsSync(join(SITE_FOLDER, 'index.html'))) return false
  const { build } = await import('vite')
  await build({ logLevel: 'warn' })
  await writeFile(SITE_FINGERPRINT, fingerprint)
  return true
}
