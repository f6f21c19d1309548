import type { StyleSpecification } from 'maplibre-gl'

/**
 * A font that the style's glyph server has, for our own labels: one that the style's labels use, preferably regular.
 * `null` if the style has no labels, because then its fonts are unknown.
 */
export function labelFont({ glyphs, layers }: StyleSpecification): string[] | null {
  if (glyphs === undefined) return null
  const fonts = layers.flatMap((layer) => {
    const font = layer.type === 'symbol' ? fontStack(layer.layout?.['text-font']) : null
    return font ? [font] : []
  })
  return fonts.find(([name = '']) => /regular$/i.test(name)) ?? fonts[0] ?? null
}

/** Accepts a list of names or `['literal', […]]`. A computed font is unknown until it is drawn. */
function fontStack(font: unknown): string[] | null {
  if (!Array.isArray(font)) return null
  const names: unknown[] = font[0] === 'literal' && Array.isArray(font[1]) ? font[1] : font
  const strings = names.filter((name) => typeof name === 'string')
  return strings.length === names.length && strings.length > 0 ? strings : null
}
