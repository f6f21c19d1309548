/** The zooms at which a source's layers are visible, and whether they need all features or those around the view. */
export type SourceScope = { fromZoom: number; belowZoom: number; features: 'aroundView' | 'all' }

export const EVERYWHERE: SourceScope = { fromZoom: 0, belowZoom: Number.POSITIVE_INFINITY, features: 'all' }

type ZoomAndPitch = { getZoom: () => number; getPitch: () => number }

/** Whether the map shows these layers. A tilted map uses lower zooms for the distance and higher ones for the foreground. */
export function isInScope({ fromZoom, belowZoom }: SourceScope, map: ZoomAndPitch): boolean {
  const zoom = map.getZoom()
  return map.getPitch() > 0 || (zoom >= fromZoom && zoom < belowZoom)
}
