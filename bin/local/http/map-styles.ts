import * as z from 'zod'

const Maps = z.object({ styles: z.record(z.string(), z.string().nullable()) })

const PATH = '/_local/maps/'
const UPSTREAM_TIMEOUT_MS = 3_000

/**
 * A proxy for the stack's map styles. Without a network its response is empty, and the page uses its built-in map
 * without a failed request in the browser's console.
 */
export function mapStyles(maps: unknown) {
  const { styles } = Maps.parse(maps)
  return {
    /** The maps in config.json for a site at this URL. */
    mapsAt: (siteUrl: string) => ({
      styles: Object.fromEntries(
        Object.entries(styles).map(([name, url]) => [name, url && `${siteUrl}${PATH}${name}`]),
      ),
    }),

    /** The style document at a path; `null` if the path has none or its host is unreachable. */
    async read(path: string): Promise<string | null> {
      const url = path.startsWith(PATH) ? styles[path.slice(PATH.length)] : null
      if (!url) return null
      try {
        const response = await fetch(url, { signal: AbortSignal.timeout(UPSTREAM_TIMEOUT_MS) })
        return response.ok ? await response.text() : null
      } catch {
        return null
      }
    },
  }
}
