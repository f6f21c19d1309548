export const TRAIL_MINUTES = [10, 30, 60, 180, 360, 720, 1440, 2880, 10080] as const
export type TrailMinutes = (typeof TRAIL_MINUTES)[number]
export const DEFAULT_TRAIL_MINUTES: TrailMinutes = 60

export const MAP_STYLES = ['streets', 'dark', 'satellite'] as const
export type MapStyleName = (typeof MAP_STYLES)[number]

/** What a link to the live map says. Left out: nothing selected, the theme's map, trails of 60 minutes. */
export type LiveSearch = { deviceId?: string; style?: MapStyleName; trail?: TrailMinutes; trails?: 'off' }

/** Reads the query of the live map; what it does not know is left out. */
export function liveSearch({ deviceId, style, trail, trails }: Record<string, unknown>): LiveSearch {
  const knownStyle = MAP_STYLES.find((name) => name === style)
  const knownTrail = TRAIL_MINUTES.find((minutes) => minutes === Number(trail))
  return {
    ...(typeof deviceId === 'string' || typeof deviceId === 'number' ? { deviceId: String(deviceId) } : {}),
    ...(knownStyle ? { style: knownStyle } : {}),
    ...(knownTrail ? { trail: knownTrail } : {}),
    ...(trails === 'off' ? { trails } : {}),
  }
}
