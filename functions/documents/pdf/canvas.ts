import { TABULAR } from './tabular-layout.ts'
import type { Run, Typeface, Weight } from './typeface.ts'

/** How a text is written. */
export type TextStyle = {
  size: number
  weight?: Weight
  colour: string
  /** Digits of one width, for numbers below each other. */
  tabular?: boolean
}

type Doc = PDFKit.PDFDocument
type DrawSvg = typeof import('svg-to-pdfkit').default

/** Distance of two lines, as a multiple of the size. */
const LEADING = 1.4
/** Where the baseline is within a line, from its top. */
const ASCENT = 1.02
const ELLIPSIS = '…'

export const lineHeight = ({ size }: Pick<TextStyle, 'size'>) => size * LEADING

export type Canvas = ReturnType<typeof createCanvas>

/** Writes texts of several scripts on a document, which itself writes with one font at a time. */
export function createCanvas(doc: Doc, typeface: Typeface, drawSvg: DrawSvg) {
  const widths = new Map<string, number>()
  /** Kept, because tables repeat many words and each takes a layout of its glyphs. */
  function runWidth({ font, text }: Run, { size, tabular = false }: TextStyle): number {
    const key = `${font} ${size} ${tabular} ${text}`
    const known = widths.get(key)
    if (known !== undefined) return known
    const width = doc
      .font(font)
      .fontSize(size)
      .widthOfString(text, tabular ? TABULAR : {})
    widths.set(key, width)
    return width
  }
  const widthOf = (text: string, style: TextStyle) =>
    typeface.runsOf(text, style.weight ?? 'regular').reduce((sum, run) => sum + runWidth(run, style), 0)

  /** The longest beginning that fits, of at least one character. */
  function fitting(text: string, style: TextStyle, width: number): string {
    let fit = ''
    let used = 0
    for (const character of text) {
      used += widthOf(character, style)
      if (used > width && fit !== '') return fit
      fit += character
    }
    return fit
  }

  /** The text in lines of a width, broken between words, or within one that is too long. */
  function wrapLine(text: string, style: TextStyle, width: number): string[] {
    const lines: string[] = []
    let line = ''
    let used = 0
    for (const piece of piecesOf(text)) {
      let rest = piece
      if (used + widthOf(piece.trimEnd(), style) > width && line !== '') {
        lines.push(line.trimEnd())
        line = ''
        used = 0
      }
      while (widthOf(rest.trimEnd(), style) > width) {
        const part = fitting(rest, style, width)
        lines.push(part)
        rest = rest.slice(part.length)
      }
      line += rest
      used += widthOf(rest, style)
    }
    lines.push(line.trimEnd())
    return lines
  }

  /** The same with at most so many lines; the last one ends with an ellipsis if there are more. */
  function wrap(
    text: string,
    style: TextStyle,
    width: number,
    linesMax = Number.POSITIVE_INFINITY,
  ): string[] {
    const lines = text.split('\n').flatMap((line) => wrapLine(line, style, width))
    if (lines.length <= linesMax) return lines
    const last = fitting(lines.slice(linesMax - 1).join(' '), style, width - widthOf(ELLIPSIS, style))
    return [...lines.slice(0, linesMax - 1), `${last.trimEnd()}${ELLIPSIS}`]
  }

  /** Writes a line whose top left corner is at a point. */
  function write(text: string, x: number, y: number, style: TextStyle): void {
    const { size, weight = 'regular', colour, tabular = false } = style
    let at = x
    for (const run of typeface.runsOf(text, weight)) {
      const width = runWidth(run, style)
      doc
        .font(run.font)
        .fontSize(size)
        .fillColor(colour)
        .text(run.text, at, y + size * ASCENT, {
          lineBreak: false,
          baseline: 'alphabetic',
          ...(tabular && TABULAR),
        })
      at += width
    }
  }

  return {
    doc,
    drawSvg,
    typeface,
    widthOf,
    wrap,
    write,

    /** The width of the longest word of a text. Of wide characters, which have no words, a few or a figure read as one. */
    longestWord: (text: string, style: TextStyle) =>
      [...piecesOf(text), ...(text.match(WIDE_WORD) ?? [])].reduce(
        (max, piece) => Math.max(max, widthOf(piece.trimEnd(), style)),
        0,
      ),

    /** Writes lines below each other. Returns where the next one would be. */
    writeLines(lines: readonly string[], x: number, y: number, style: TextStyle): number {
      for (const [index, line] of lines.entries()) write(line, x, y + index * lineHeight(style), style)
      return y + lines.length * lineHeight(style)
    },
  }
}

/** Up to four wide characters, or a figure such as `12小时 50分`. */
const WIDE_WORD =
  /(?:[\d.,]+\s?\p{Script=Han}{1,3}\s?)+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,4}/gu

/** The pieces between which a line may break: words with the space after them, and wide characters. */
const piecesOf = (text: string): string[] =>
  text.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][、。，．）」]?|(?:[\u00a0\u202f]|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])+\s*|\s+/gu,
  ) ?? []
