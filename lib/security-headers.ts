/** Where map tiles, styles, glyphs and sprites come from. */
const TILE_HOSTS = ['https://tiles.openfreemap.org']

/**
 * What a page of the site may load and talk to. The map's worker is a file of the site; MapLibre also makes
 * workers of blobs, and Mantine writes style attributes. Tiles are pictures and vectors of the tile hosts.
 */
export function contentSecurityPolicy(talksTo: readonly string[]): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${TILE_HOSTS.join(' ')}`,
    "font-src 'self' data:",
    `connect-src 'self' ${[...talksTo, ...TILE_HOSTS].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
