/**
 * How the service worker answers a request.
 * `page`: network first, else the cached shell page. `network-first`: the network, else the cached copy.
 * `cache-first`: for files whose content never changes under their name. `network-only`: not handled.
 */
export type Strategy = 'page' | 'network-first' | 'cache-first' | 'network-only'

/** Files of the shell whose content changes under the same name. */
export const NETWORK_FIRST_FILES = ['/config.json', '/manifest.webmanifest', '/icon.svg']

/** The API, sign-in and the local run's own pages: their responses belong to an account, or not to the site. */
const NEVER_CACHED = /^\/(api|_[a-z]+)(\/|$)/

type SiteRequest = Pick<Request, 'method' | 'mode' | 'url'>

export function strategyFor({ method, mode, url }: SiteRequest, siteOrigin: string): Strategy {
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== siteOrigin || NEVER_CACHED.test(pathname)) return 'network-only'
  if (mode === 'navigate') return isPage(pathname) ? 'page' : 'network-only'
  if (pathname.startsWith('/assets/')) return 'cache-first'
  return NETWORK_FIRST_FILES.includes(pathname) ? 'network-first' : 'network-only'
}

/** A path without a file extension is a page of the site. */
const isPage = (pathname: string) => !pathname.slice(pathname.lastIndexOf('/')).includes('.')
