import { SiteConfig } from '../../shared/site-config.ts'

const CONFIG_PATH = '/config.json'

export async function readSiteConfig(): Promise<SiteConfig> {
  const response = await fetch(CONFIG_PATH, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`Could not load ${CONFIG_PATH}: HTTP ${response.status}`)
  return SiteConfig.parse(await response.json())
}
