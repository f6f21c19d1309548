const CONFIG_PATH = '/config.json'

/** A request that was made before anything needed its reply. */
let ahead: Promise<unknown> | null = null

/** Requests the configuration while the site's code loads. */
export function requestSiteConfig(): void {
  ahead = request()
  // thrown to whoever needs it
  ahead.catch(() => undefined)
}

/** The site's configuration as it was received. Throws if it cannot be loaded. */
export function fetchSiteConfig(): Promise<unknown> {
  const reply = ahead ?? request()
  ahead = null
  return reply
}

async function request(): Promise<unknown> {
  const response = await fetch(CONFIG_PATH, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`Could not load ${CONFIG_PATH}: HTTP ${response.status}`)
  return response.json()
}
