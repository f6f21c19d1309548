import type { SiteConfig } from '../../shared/site-config.ts'
import type { Tone } from '../../shared/tone.ts'

/** In the order in which the toolbar cycles through them. */
export const MAP_STYLES = ['dark', 'satellite', 'streets'] as const
export type MapStyleName = (typeof MAP_STYLES)[number]

/** The style that is selected, and the style document that is shown: streets while there is no satellite key. */
export type MapStyle = {
  name: MapStyleName
  url: string
  tone: Tone
  keyMissing: boolean
  next: MapStyleName
}

/** Without a selection: satellite if the operator has a key for it, otherwise the map of the theme. */
export function mapStyle(
  selected: MapStyleName | undefined,
  styles: SiteConfig['maps']['styles'],
  theme: Tone,
): MapStyle {
  const ofTheme = theme === 'dark' ? 'dark' : 'streets'
  const name = selected ?? (styles.satellite === null ? ofTheme : 'satellite')
  const url = styles[name]
  return {
    name,
    url: url ?? styles.streets,
    tone: url === null || name === 'streets' ? 'light' : 'dark',
    keyMissing: url === null,
    next: MAP_STYLES[(MAP_STYLES.indexOf(name) + 1) % MAP_STYLES.length] ?? name,
  }
}

/** The style for routes: satellite with roads and place names, if there is a key for it. */
export const routeMapStyle = (styles: SiteConfig['maps']['styles'], theme: Tone): MapStyle =>
  mapStyle(undefined, { ...styles, satellite: styles.satelliteStreets ?? styles.satellite }, theme)
