import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, resolve } from 'node:path'
import { create } from 'fontkit'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** The weights in use, of the 100 to 900 that the font has. */
const WEIGHTS = { min: 400, max: 700 }
const WHOLE_FONT = createRequire(import.meta.url).resolve(
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
)
export const TRIMMED_FONT = resolve('dist/fonts', basename(WHOLE_FONT))

/** Trims Inter, which nearly every page loads, to the weights in use: 34 kB instead of 48. */
export function trimmedFont(): Plugin {
  return {
    name: 'trimmed-font',
    async config() {
      await writeTrimmedFont()
      return {
        resolve: { alias: [{ find: new RegExp(`^.*/${basename(WHOLE_FONT)}$`), replacement: TRIMMED_FONT }] },
      }
    },
  }
}

async function writeTrimmedFont(): Promise<void> {
  const bytes = await readFile(WHOLE_FONT)
  const font = create(bytes)
  if (!('characterSet' in font)) throw new Error(`${WHOLE_FONT} is not a single font`)
  const trimmed = await subsetFont(bytes, String.fromCodePoint(...font.characterSet), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
  })
  await mkdir(dirname(TRIMMED_FONT), { recursive: true })
  await writeFile(TRIMMED_FONT, trimmed)
}
