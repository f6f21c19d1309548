/**
 * How a request of the site is answered. `page`: from the network, else the kept shell. `refreshed`: from the network,
 * else its kept copy. `kept`: never changes under its name, so the copy first. `network`: not ours to touch.
 */
export type Strategy = 'page' | 'refreshed' | 'kept' | 'network'

/** Files of the shell whose names stay the same when their content changes. */
export const NETWORK_FIRST_FILES = ['/config.json', '/manifest.webmanifest', '/icon.svg']

/** The API, sign-in and the pages of the local run: what they answer is an account's, or not the site's. */
const NOT_OURS = /^\/(api|_[a-z]+)(\/|$)/

type Asked = Pick<Request, 'method' | 'mode' | 'url'>

export function strategyFor({ method, mode, url }: Asked, siteOrigin: string): Strategy {
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== siteOrigin || NOT_OURS.test(pathname)) return 'network'
  if (mode === 'navigate') return isPage(pathname) ? 'page' : 'network'
  if (pathname.startsWith('/assets/')) return 'kept'
  return NETWORK_FIRST_FILES.includes(pathname) ? 'refreshed' : 'network'
}

/** A path without a file ending is a page of the site. */
const isPage = (pathname: string) => !pathname.slice(pathname.lastIndexOf('/')).includes('.')
