import { useSyncExternalStore } from 'react'

/** What the address bar says. Pages of the console have no other state that a reload should keep. */
type Place = { path: string; query: URLSearchParams }

const CHANGED = 'vectra-place'

/** Opens a page of the console. */
export function goTo(url: string, { replace = false } = {}): void {
  if (replace) window.history.replaceState(null, '', url)
  else window.history.pushState(null, '', url)
  window.dispatchEvent(new Event(CHANGED))
}

export function usePlace(): Place {
  const url = useSyncExternalStore(listen, () => window.location.pathname + window.location.search)
  const { pathname, searchParams } = new URL(url, window.location.origin)
  return { path: pathname.replace(/\/$/, ''), query: searchParams }
}

function listen(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange)
  window.addEventListener(CHANGED, onChange)
  return () => {
    window.removeEventListener('popstate', onChange)
    window.removeEventListener(CHANGED, onChange)
  }
}
