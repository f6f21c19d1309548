import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import type { Plugin } from 'esbuild'

const FAMILIES = '@expo-google-fonts'

/** The fonts of documents. They are whole, because names have any character, and a document embeds what it uses. */
const FONT_FILES = {
  'inter-regular': `${FAMILIES}/inter/400Regular/Inter_400Regular.ttf`,
  'inter-semibold': `${FAMILIES}/inter/600SemiBold/Inter_600SemiBold.ttf`,
  'noto-sans-jp': `${FAMILIES}/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf`,
  'noto-sans-sc': `${FAMILIES}/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf`,
}
type FontName = keyof typeof FONT_FILES

/** Where a font is on this machine. */
export const fontPath = (name: FontName) => createRequire(import.meta.url).resolve(FONT_FILES[name])

const FONT = /^virtual:fonts\/(.+)$/

/** Puts the fonts that a function imports beside its bundle. The module is the path of the file there. */
export const fontsModule: Plugin = {
  name: 'fonts',
  setup: (build) => {
    build.onResolve({ filter: FONT }, ({ path }) => {
      const name = FONT.exec(path)?.[1] ?? ''
      if (!isFontName(name)) return { errors: [{ text: `There is no font ${name}` }] }
      const file = fontPath(name)
      return { path: basename(file), namespace: 'fonts', pluginData: file }
    })
    build.onLoad({ filter: /.*/, namespace: 'fonts' }, ({ pluginData }) => ({
      contents: readFileSync(String(pluginData)),
      loader: 'file',
    }))
  },
}

const isFontName = (name: string): name is FontName => Object.hasOwn(FONT_FILES, name)
