import { SiteConfig } from '../../shared/site-config.ts'
import { fetchSiteConfig } from './fetch-site-config.ts'

export const readSiteConfig = async (): Promise<SiteConfig> => SiteConfig.parse(await fetchSiteConfig())
