import { readFile } from 'node:fs/promises'
import { OUR_NAME } from '../../../shared/site/brand-name.ts'
import { site } from '../../../site.config.ts'
import type { SiteFile } from './site-file.ts'

const FILE = 'manifest.webmanifest'

/** What browsers show of the installed app, under the operator's name. */
export async function manifest(): Promise<SiteFile> {
  const source = await readFile(`web/${FILE}`, 'utf8')
  return { file: FILE, text: source.replaceAll(OUR_NAME, JSON.stringify(site.name).slice(1, -1)) }
}
