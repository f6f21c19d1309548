import type { ExpressionSpecification } from 'maplibre-gl'
import { SEPARATOR } from '../../markers/marker-names.ts'

/** The label of a marker or a cluster. */
export const LABEL_COLOUR = { light: '#14233a', dark: '#e9eff7' }

/** Drawn even where it covers or is covered by other symbols. */
export const ALWAYS = { 'icon-allow-overlap': true, 'icon-ignore-placement': true }

export const RELAY_IS_CUT: ExpressionSpecification = ['==', ['get', 'relayCut'], true]

/** The name of a generated image, which may depend on the feature. */
export const imageName = (...parts: (string | ExpressionSpecification)[]): ExpressionSpecification => [
  'concat',
  ...parts.flatMap((part, index) => (index === 0 ? [part] : [SEPARATOR, part])),
]
