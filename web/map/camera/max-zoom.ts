import type { BaseState } from '../base/use-base-style.ts'

/** MapLibre's own limit. */
export const MAX_ZOOM = 22
/** Beyond this the built-in map is a plain colour. */
const BUILT_IN_MAX_ZOOM = 13

/** How far a camera may zoom in on its own: as far as the base map has something to show. */
export const maxZoomOf = ({ source }: BaseState, builtInMaxZoom = BUILT_IN_MAX_ZOOM): number =>
  source === 'builtIn' ? builtInMaxZoom : MAX_ZOOM
