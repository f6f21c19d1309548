type Layout = { glyphs: unknown[]; positions: unknown[]; advanceWidth: number }
type LayOut = (text: string, features?: PDFKit.Mixins.OpenTypeFeatures[]) => Layout
type EmbeddedFont = { layoutRun: LayOut }

/** The option of pdfkit for digits of one width. */
export const TABULAR: PDFKit.Mixins.TextOptions = { features: ['tnum'] }

/**
 * Keeps the layout of each character with features, for the current font of a document. pdfkit keeps layouts of words
 * without features only, and thousands of numbers took seconds. Characters of one width need no kerning.
 */
export function keepTabularLayouts(doc: PDFKit.PDFDocument): void {
  const font: unknown = Reflect.get(doc, '_font')
  if (!isEmbeddedFont(font)) throw new Error('pdfkit keeps its font elsewhere')
  const layOut: LayOut = font.layoutRun.bind(font)
  const known = new Map<string, Layout>()
  function ofCharacter(character: string, features: PDFKit.Mixins.OpenTypeFeatures[]): Layout {
    const layout = known.get(character) ?? layOut(character, features)
    known.set(character, layout)
    return layout
  }
  font.layoutRun = (text, features) => {
    if (features === undefined) return layOut(text)
    const parts = [...text].map((character) => ofCharacter(character, features))
    return {
      glyphs: parts.flatMap(({ glyphs }) => glyphs),
      positions: parts.flatMap(({ positions }) => positions),
      advanceWidth: parts.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0),
    }
  }
}

const isEmbeddedFont = (font: unknown): font is EmbeddedFont =>
  typeof font === 'object' && font !== null && 'layoutRun' in font && typeof font.layoutRun === 'function'
