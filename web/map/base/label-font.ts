import type { StyleSpecification } from 'maplibre-gl'

/**
 * A font that the style's glyph server has, for labels of our own: one that its labels use, the regular one where
 * there is. `null` where the style has no labels, as then nobody says what its server has.
 */
export function labelFont({ glyphs, layers }: StyleSpecification): string[] | null {
  if (glyphs === undefined) return null
  const fonts = layers.flatMap((layer) => {
    const font = layer.type === 'symbol' ? fontStack(layer.layout?.['text-font']) : null
    return font ? [font] : []
  })
  return fonts.find(([name = '']) => /regular$/i.test(name)) ?? fonts[0] ?? null
}

/** Written out, or as `['literal', […]]`; one that is computed names no font before it is drawn. */
function fontStack(font: unknown): string[] | null {
  if (!Array.isArray(font)) return null
  const names: unknown[] = font[0] === 'literal' && Array.isArray(font[1]) ? font[1] : font
  const texts = names.filter((name) => typeof name === 'string')
  return texts.length === names.length && texts.length > 0 ? texts : null
}
