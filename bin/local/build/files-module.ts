import { createRequire } from 'node:module'
import { basename } from 'node:path'
import type { Plugin } from 'esbuild'

const FAMILIES = '@expo-google-fonts'

const FILES = {
  /** The fonts of documents. They are whole, because names have any character, and a document embeds what it uses. */
  fonts: {
    'inter-regular': `${FAMILIES}/inter/400Regular/Inter_400Regular.ttf`,
    'inter-semibold': `${FAMILIES}/inter/600SemiBold/Inter_600SemiBold.ttf`,
    'noto-sans-jp': `${FAMILIES}/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf`,
    'noto-sans-sc': `${FAMILIES}/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf`,
  },
  /** The countries of the world, for maps in reports. */
  atlas: {
    coarse: 'world-atlas/countries-50m.json',
    fine: 'world-atlas/countries-10m.json',
  },
}

const pathOf = (file: string) => createRequire(import.meta.url).resolve(file)

/** Where such files are on this machine. */
export const fontPath = (name: keyof typeof FILES.fonts) => pathOf(FILES.fonts[name])
export const atlasPath = (detail: keyof typeof FILES.atlas) => pathOf(FILES.atlas[detail])

const NAMED = new Map<string, string>(
  Object.entries(FILES).flatMap(([kind, files]) =>
    Object.entries(files).map(([name, file]) => [`virtual:${kind}/${name}`, file] as const),
  ),
)

/** Such imports are left alone while the functions are still together. */
export const FILE_IMPORTS = Object.keys(FILES).map((kind) => `virtual:${kind}/*`)

/**
 * Adds the files that a function imports to `files`, by their name beside its bundle. The module is the path of the
 * file there. esbuild itself would take a second to pass the megabytes on.
 */
export const filesModule = (files: Map<string, string>): Plugin => ({
  name: 'files',
  setup: (build) => {
    build.onResolve({ filter: /^virtual:(fonts|atlas)\// }, ({ path }) => {
      const file = NAMED.get(path)
      if (file === undefined) return { errors: [{ text: `There is no file ${path}` }] }
      files.set(basename(file), pathOf(file))
      return { path: basename(file), namespace: 'files' }
    })
    build.onLoad({ filter: /.*/, namespace: 'files' }, ({ path }) => ({
      contents: `export default ${JSON.stringify(`./${path}`)}`,
    }))
  },
})
