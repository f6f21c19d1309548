import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, resolve } from 'node:path'
import { create } from 'fontkit'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** The weights that the pages use, of the 100 to 900 that the font has. */
const WEIGHTS = { min: 400, max: 700 }
const WHOLE_FONT = createRequire(import.meta.url).resolve(
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
)
export const LIGHT_FONT = resolve('dist/fonts', basename(WHOLE_FONT))

/** Replaces the font of nearly every page by one without the weights that no page uses: 34 kB instead of 48. */
export function lightFont(): Plugin {
  return {
    name: 'light-font',
    async config() {
      await writeLightFont()
      return {
        resolve: { alias: [{ find: new RegExp(`^.*/${basename(WHOLE_FONT)}$`), replacement: LIGHT_FONT }] },
      }
    },
  }
}

async function writeLightFont(): Promise<void> {
  const bytes = await readFile(WHOLE_FONT)
  const font = create(bytes)
  if (!('characterSet' in font)) throw new Error(`${WHOLE_FONT} is not a single font`)
  const light = await subsetFont(bytes, String.fromCodePoint(...font.characterSet), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
  })
  await mkdir(dirname(LIGHT_FONT), { recursive: true })
  await writeFile(LIGHT_FONT, light)
}
