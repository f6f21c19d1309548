import type { HttpDialect } from '../../../../shared/trackers/http-dialects.ts'
import type { Credentials } from '../../../devices/fresh-credentials.ts'

/** The address to which a tracker sends in a dialect. One key is good for all of them. */
export const httpAddress = ({ http }: Credentials, dialect: HttpDialect): string =>
  http.url.replace(/\/ingest\/[a-z-]+\//, `/ingest/${dialect}/`)

/** How often a phone with Traccar Client reports while it moves, and while it rests: by default it is silent then. */
const TRACCAR_CLIENT = { interval: '60', heartbeat: '900' }

/** The address that sets Traccar Client up whole: the app takes its settings from the query. */
export function traccarClientLink(credentials: Credentials): string {
  const settings = new URLSearchParams({ id: credentials.trackerId, ...TRACCAR_CLIENT })
  return `${httpAddress(credentials, 'traccar-client')}?${settings}`
}

/** Names with the unit, because these apps send metres per second. */
export const gpsloggerUrl = (credentials: Credentials): string =>
  `${httpAddress(credentials, 'gpslogger')}?lat=%LAT&lon=%LON&timestamp=%TIMESTAMP&speedMs=%SPD&bearing=%DIR&altitude=%ALT&accuracy=%ACC&sat=%SAT&hdop=%HDOP&batt=%BATT`

export const osmandUrl = (credentials: Credentials): string =>
  `${httpAddress(credentials, 'osmand')}?lat={0}&lon={1}&timestamp={2}&accuracy={3}&altitude={4}&speedMs={5}&bearing={6}&batt={11}`

/** A command that sends a position. */
export const curlCommand = (credentials: Credentials, message: string): string =>
  `curl -H 'content-type: application/json' '${httpAddress(credentials, 'vectra')}' \\\n  -d '${message}'`
