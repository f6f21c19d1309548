import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { FileSystem } from 'aws-cdk-lib'
import { publishedPage } from '../../shared/site/published-page.ts'

const BUILT = 'dist/web'
const ASSETS = 'assets'
const NAMES_URL = /\.(html|xml|txt)$/

/** A copy of the built site without its assets, with the site's URL and without samples. Returns its folder. */
export function publishedFiles(url: string | null): string {
  const folder = FileSystem.mkdtemp('vectra-site-')
  cpSync(BUILT, folder, { recursive: true, filter: (path) => relative(BUILT, path) !== ASSETS })
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (NAMES_URL.test(file)) publish(join(folder, file), url)
  return folder
}

function publish(path: string, url: string | null): void {
  writeFileSync(path, publishedPage(readFileSync(path, 'utf8'), { url, withSamples: false }))
}
