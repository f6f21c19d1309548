import type { Tone } from '../../../shared/tone.ts'

/** Stands out from geofences, routes and water. */
export const DRAWING_COLOUR = { light: '#d9480f', dark: '#ffb347' } as const satisfies Record<
  Tone,
  `#${string}`
>
