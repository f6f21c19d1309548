import type { StyleSpecification, SymbolLayerSpecification } from 'maplibre-gl'
import { describe, expect, test } from 'vitest'
import { labelFont } from './label-font.ts'

type Font = NonNullable<SymbolLayerSpecification['layout']>['text-font']

const GLYPHS = 'https://glyphs/{fontstack}/{range}.pbf'

const aStyle = (fonts: Font[], glyphs: string | undefined = GLYPHS): StyleSpecification => ({
  version: 8,
  sources: {},
  ...(glyphs && { glyphs }),
  layers: fonts.map((font, index) => ({
    id: `l${index}`,
    type: 'symbol',
    source: 's',
    layout: { 'text-font': font },
  })),
})

describe('the font of our labels on a third-party map', () => {
  test('is one that the map’s labels use, preferably regular', () => {
    expect(labelFont(aStyle([['Noto Sans Italic'], ['Noto Sans Regular']]))).toEqual(['Noto Sans Regular'])
    expect(labelFont(aStyle([['literal', ['Amazon Ember Bold', 'Noto Sans Bold']]]))).toEqual([
      'Amazon Ember Bold',
      'Noto Sans Bold',
    ])
  })
  test('is unknown where the map has no labels, as on satellite images, or computes their font', () => {
    expect(labelFont(aStyle([]))).toBeNull()
    expect(labelFont(aStyle([['case', ['has', 'x'], ['literal', ['A']], ['literal', ['B']]]]))).toBeNull()
    expect(labelFont(aStyle([['Noto Sans Regular']], ''))).toBeNull()
  })
})
