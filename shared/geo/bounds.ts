/** A box in degrees. Across the antimeridian, and far zoomed out, an edge lies beyond ±180. */
export type Bounds = { west: number; south: number; east: number; north: number }
