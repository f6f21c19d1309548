import { SiteConfig } from '../../../shared/site-config.ts'
import { request } from '../../cli/sign-in.ts'
import { CheckFailed, type Found, NOTHING } from '../checks.ts'
import type { Run } from '../run.ts'
import { SECTIONS } from '../sections.ts'

export type Site = { url: string; config: SiteConfig }

/** The site and what it says of the deployment. */
export function checkSite({ check }: Run, url: string): Promise<Found<Site>> {
  return check(
    { title: 'The site says where everything is (config.json)', see: SECTIONS.prove },
    NOTHING,
    () => readSite(url),
  )
}

async function readSite(url: string): Promise<Site> {
  const response = await request(`${url}/config.json`, {})
  if (!response.ok) throw new CheckFailed(`${url}/config.json answered ${response.status}`)
  const config = SiteConfig.safeParse(await response.json().catch(() => null))
  if (!config.success) throw new CheckFailed(`${url}/config.json is not that of this version of Vectra`)
  const { origin } = new URL(config.data.apiUrl)
  if (origin !== url) throw new CheckFailed(`the site is at ${origin}; use --url ${origin}`)
  return { url, config: config.data }
}
