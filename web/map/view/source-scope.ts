/** At which zooms a source's layers show anything, and whether they need more than what is around the view. */
export type SourceScope = { fromZoom: number; belowZoom: number; only: 'aroundView' | 'all' }

export const EVERYWHERE: SourceScope = { fromZoom: 0, belowZoom: Number.POSITIVE_INFINITY, only: 'all' }

type Looked = { getZoom: () => number; getPitch: () => number }

/** Whether the map shows these layers. Tilted, it draws the distance as from farther and the foreground as from nearer. */
export function isInScope({ fromZoom, belowZoom }: SourceScope, map: Looked): boolean {
  const zoom = map.getZoom()
  return map.getPitch() > 0 || (zoom >= fromZoom && zoom < belowZoom)
}
