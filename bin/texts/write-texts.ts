import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import MagicString from 'magic-string'
import { groupedBy } from '../../shared/grouped-by.ts'
import type { Correction } from './read-corrections.ts'

/** Writes corrections into the files that they were read from. Returns the names of these files. */
export function writeTexts(root: string, corrections: readonly Correction[]): string[] {
  const byFile = groupedBy(corrections, ({ text }) => text.file)
  for (const [file, ofFile] of byFile) {
    const path = join(root, file)
    const source = new MagicString(readFileSync(path, 'utf8'))
    for (const { text, corrected } of ofFile) source.overwrite(text.start, text.end, literalOf(corrected))
    writeFileSync(path, source.toString())
  }
  return [...byFile.keys()]
}

/** A text as it is written in TypeScript. What an editor would not show is escaped. */
function literalOf(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'"
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll('\n', '\\n')
    .replaceAll(quote, `\\${quote}`)
    .replaceAll(/(?! )[\p{Zs}\p{C}]/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`)
  return quote + escaped + quote
}
