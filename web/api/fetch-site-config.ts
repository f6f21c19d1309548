const CONFIG_PATH = '/config.json'

/** The site's configuration as it was received. Throws if it cannot be loaded. */
export async function fetchSiteConfig(): Promise<unknown> {
  const response = await fetch(CONFIG_PATH, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`Could not load ${CONFIG_PATH}: HTTP ${response.status}`)
  return response.json()
}
