import * as z from 'zod'

const Maps = z.object({ styles: z.record(z.string(), z.string().nullable()) })

const PATH = '/_local/maps/'
const UPSTREAM_WITHIN_MS = 3_000

/**
 * The map styles of the stack, asked for by this run instead of by the browser: where there is no network the
 * answer is empty, and the page takes its built-in map without a failed request in its console.
 */
export function mapStyles(maps: unknown) {
  const { styles } = Maps.parse(maps)
  return {
    /** What config.json says of maps to a page of this address. */
    mapsAt: (siteUrl: string) => ({
      styles: Object.fromEntries(
        Object.entries(styles).map(([name, url]) => [name, url && `${siteUrl}${PATH}${name}`]),
      ),
    }),

    /** The style document of a path; `null` when the path is no style or its host cannot be reached. */
    async read(path: string): Promise<string | null> {
      const url = path.startsWith(PATH) ? styles[path.slice(PATH.length)] : null
      if (!url) return null
      try {
        const response = await fetch(url, { signal: AbortSignal.timeout(UPSTREAM_WITHIN_MS) })
        return response.ok ? await response.text() : null
      } catch {
        return null
      }
    },
  }
}
