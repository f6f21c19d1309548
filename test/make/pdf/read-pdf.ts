import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Whether poppler-utils is installed. */
export const hasPdftotext = spawnSync('pdftotext', ['-v']).error === undefined

/** The text of each page as a reader sees it, with its columns side by side. */
export function textIn(pdf: Uint8Array): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'vectra-pdf-'))
  try {
    writeFileSync(join(folder, 'a.pdf'), pdf)
    const text = execFileSync('pdftotext', ['-layout', join(folder, 'a.pdf'), '-']).toString()
    return text.split('\f').slice(0, -1)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The parts of a PDF that are not compressed: its pages, links and fonts. */
export const partsOf = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1')
export const pagesIn = (pdf: Uint8Array) => partsOf(pdf).match(/\/Type \/Page\b(?!s)/g)?.length
export const fontsIn = (pdf: Uint8Array) =>
  [
    ...new Set([...partsOf(pdf).matchAll(/\/BaseFont \/[A-Z]{6}\+([\w-]+)/g)].map(([, name]) => name)),
  ].toSorted()
