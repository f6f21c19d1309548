import type { Font, FontCollection } from 'fontkit'
import type { Preferences } from '../../../shared/account/preferences.ts'

/** Reads each font, once it is needed. */
export type FontFiles = {
  regular: () => Promise<Buffer>
  semibold: () => Promise<Buffer>
  japanese: () => Promise<Buffer>
  chinese: () => Promise<Buffer>
}
type FontName = keyof FontFiles
export type Weight = 'regular' | 'semibold'

/** A part of a text that one font writes. */
export type Run = { font: FontName; text: string }

type LoadedFont = { name: FontName; file: Buffer; has: (character: string) => boolean }

export type Typeface = {
  fonts: readonly LoadedFont[]
  runsOf: (text: string, weight: Weight) => Run[]
}

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u

/**
 * The fonts that a document needs for its texts. Inter writes Latin, Greek and Cyrillic; the large fonts of Japanese
 * and Chinese are read only for characters that it lacks. They have one weight.
 */
export async function loadTypeface(
  files: FontFiles,
  texts: string,
  language: Preferences['language'],
): Promise<Typeface> {
  const regular = await load('regular', files)
  const latin = { regular, semibold: await load('semibold', files) }
  const wide: LoadedFont[] = []
  const characters = [...new Set(texts)]
  for (const name of wideOrder(texts, language)) {
    const isComplete = characters.every((character) => [regular, ...wide].some((font) => font.has(character)))
    if (!isComplete) wide.push(await load(name, files))
  }

  function runsOf(text: string, weight: Weight): Run[] {
    const own = latin[weight]
    const others = [...text].filter((character) => !own.has(character))
    if (others.length === 0) return [{ font: own.name, text }]
    // one font for a whole name: Japanese and Chinese write some characters differently
    const [first = own, ...rest] = wideOrder(text, language).flatMap(
      (name) => wide.find((font) => font.name === name) ?? [],
    )
    const whole = [first, ...rest].find((font) => others.every(font.has)) ?? first
    const chain = [own, whole, first, ...rest]
    const runs: Run[] = []
    for (const character of text) {
      const { name } = chain.find((font) => font.has(character)) ?? own
      const last = runs.at(-1)
      if (last?.font === name) last.text += character
      else runs.push({ font: name, text: character })
    }
    return runs
  }

  return { fonts: [regular, latin.semibold, ...wide], runsOf }
}

/** Which of the two large fonts comes first: characters alone do not tell, but kana and the language do. */
const wideOrder = (text: string, language: Preferences['language']): readonly ('japanese' | 'chinese')[] =>
  language === 'zh' && !KANA.test(text) ? ['chinese', 'japanese'] : ['japanese', 'chinese']

async function load(name: FontName, files: FontFiles): Promise<LoadedFont> {
  const [file, { create }] = await Promise.all([files[name](), import('fontkit')])
  const font = create(file)
  if (!isFont(font)) throw new Error(`${name} is a collection of fonts`)
  const known = new Map<string, boolean>()
  const has = (character: string) => {
    const answer = known.get(character) ?? font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
    known.set(character, answer)
    return answer
  }
  return { name, file, has }
}

const isFont = (font: Font | FontCollection): font is Font => !('fonts' in font)
