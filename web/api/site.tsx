import { createContext, type PropsWithChildren, useContext } from 'react'
import type { Client } from '../../shared/http/client.ts'
import type { SiteConfig } from '../../shared/site-config.ts'

export type Site = {
  config: SiteConfig
  client: Client
  /** The same with another access token, in place of the session's. */
  clientWith: (accessToken: string) => Client
  /** After sign-out: removes the account's data from this browser and opens the sign-in. */
  clearAccount: () => Promise<void>
}

const SiteContext = createContext<Site | null>(null)

export function SiteProvider({ site, children }: PropsWithChildren<{ site: Site }>) {
  return <SiteContext value={site}>{children}</SiteContext>
}

export function useSite(): Site {
  const site = useContext(SiteContext)
  if (site === null) throw new Error('useSite needs a SiteProvider')
  return site
}
