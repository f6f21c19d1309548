import type { SiteConfig } from '../../shared/site-config.ts'
import { MAP_STYLES, type MapStyleName } from '../features/live/live-search.ts'
import type { Tone } from '../theme/status-colours.ts'

/** The map that is asked for, and the document that is shown: streets while there is no key for satellite. */
export type MapStyle = {
  name: MapStyleName
  url: string
  tone: Tone
  keyMissing: boolean
  next: MapStyleName
}

/** Where nothing is asked for: satellite where the operator has a key for it, else the map of the theme. */
export function mapStyle(
  asked: MapStyleName | undefined,
  styles: SiteConfig['maps']['styles'],
  theme: Tone,
): MapStyle {
  const ofTheme = theme === 'dark' ? 'dark' : 'streets'
  const name = asked ?? (styles.satellite === null ? ofTheme : 'satellite')
  const url = styles[name]
  return {
    name,
    url: url ?? styles.streets,
    tone: url === null || name === 'streets' ? 'light' : 'dark',
    keyMissing: url === null,
    next: MAP_STYLES[(MAP_STYLES.indexOf(name) + 1) % MAP_STYLES.length] ?? name,
  }
}

/** For routes: satellite with roads and names on it, where there is a key for that. */
export const routeMapStyle = (styles: SiteConfig['maps']['styles'], theme: Tone): MapStyle =>
  mapStyle(undefined, { ...styles, satellite: styles.satelliteStreets ?? styles.satellite }, theme)
