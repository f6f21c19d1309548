import { SiteConfig } from '../../shared/site-config.ts'

export async function readSiteConfig(): Promise<SiteConfig> {
  const response = await fetch('/config.json', { cache: 'no-cache' })
  if (!response.ok) throw new Error(`/config.json: HTTP ${response.status}`)
  return SiteConfig.parse(await response.json())
}
